/** The frame of every page: language, theme, and the token with which this page may write. */
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { StudioTheme } from '../editor/theme/theme';
import { themeScript } from '../editor/theme/theme-script';
import { folderMeta, tokenMeta } from '../workspace/protocol';
import { contentFolder, studioWorkspace } from './server/studio-workspace';

export const metadata: Metadata = {
  title: 'Wardwright',
  description: 'Write, check and play co-operative horror board games.',
};

export default async function Layout({ children }: { children: ReactNode }) {
  // The folder is read while the page comes to life. What goes wrong is told to whoever asks for content, who tries again.
  studioWorkspace().catch(() => undefined);
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
