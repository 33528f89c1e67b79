'use client';
/** Wraps the studio in its tokens and in Mantine, and follows the author's choice of light or dark. Nothing here knows content. */
import './tokens.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Combobox.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme, tokenVariables } from './mantine-theme';
import { useTheme } from './theme-choice';

export function StudioTheme({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={tokenVariables} forceColorScheme={theme}>
      {children}
    </MantineProvider>
  );
}
