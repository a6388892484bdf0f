import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  basename: '/console',
  ssr: true,
  // the browser knows all routes (7 kB) from the first page and need not ask
  routeDiscovery: { mode: 'initial' },
  // src/is-own-form.ts decides before the router does; its own check refuses every form behind a proxy with TLS
  allowedActionOrigins: ['**'],
} satisfies Config
