/** How the studio is built. The scripts name the build folder, so that a failed build never replaces a good one. */

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.WARDWRIGHT_BUILD ?? '.wardwright/dev',
  reactStrictMode: true,
  poweredByHeader: false,
  // Everything goes over the loopback; compression would only hold back the events.
  compress: false,
  devIndicators: false,
  serverExternalPackages: ['chokidar'],
  turbopack: { root: import.meta.dirname },
  typescript: {
    // `npm test` type-checks the whole project; an author who starts the studio need not wait for it.
    ignoreBuildErrors: true,
    tsconfigPath: '.wardwright/tsconfig.next.json',
  },
  // Above the limit that proxy.ts states, so that a body is refused there and never cut off on the way.
  experimental: { proxyClientMaxBodySize: '6mb' },
};

export default config;
