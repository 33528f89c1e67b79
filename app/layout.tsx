/** The frame of every page: language, theme, and the token with which this page may write. */
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { StudioTheme } from '../editor/theme/theme';
import { themeScript } from '../editor/theme/theme-script';
import { folderMeta, tokenMeta } from '../workspace/protocol';
import { contentFolder } from './server/studio-workspace';

export const metadata: Metadata = {
  title: 'Wardwright',
  description: 'Write, check and play co-operative horror board games.',
};

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta name={tokenMeta} content={process.env['WARDWRIGHT_TOKEN']} />
        <meta name={folderMeta} content={await contentFolder()} />
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
      </head>
      <body>
        <StudioTheme>{children}</StudioTheme>
      </body>
    </html>
  );
}
