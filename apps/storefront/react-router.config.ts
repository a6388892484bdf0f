import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // src/is-foreign-form.ts decides before the router does; its own check refuses every form behind a proxy with TLS
  allowedActionOrigins: ['**'],
} satisfies Config
