import type { Queryable } from '@tessera/server/database'
import type { FastifyInstance } from 'fastify'
import { registerMailbox } from './kit/email/mailbox.ts'
import { registerWebhookReceiver } from './kit/http/webhook-receiver.ts'
import type { UploadStore } from './kit/uploads/upload-store.ts'
import { registerTelemetryViewer, type ViewerFiles } from './modules/telemetry/viewer/register-telemetry-viewer.ts'

interface LocalToolsSettings {
  LOCAL_TOOLS: 'on' | 'off' | 'default'
  TRUST_PROXY_HOPS: number
  isProduction: boolean
}

/**
 * Decides at start whether `/mailbox` and `/observed` exist. Production needs the setting and no trusted proxy; in
 * development the setting also opens them beside a trusted proxy, which the browser tests need.
 */
export function areLocalToolsOpen({ LOCAL_TOOLS, TRUST_PROXY_HOPS, isProduction }: LocalToolsSettings): boolean {
  if (LOCAL_TOOLS === 'off') return false
  if (TRUST_PROXY_HOPS > 0) return LOCAL_TOOLS === 'on' && !isProduction
  return LOCAL_TOOLS === 'on' || !isProduction
}

interface Needs {
  config: LocalToolsSettings & { PUBLIC_URL: string }
  database: Queryable
  uploads: UploadStore
  files?: ViewerFiles | undefined
}

/**
 * Adds the pages for the person who runs the shop. Closed pages have no route, so they answer like unknown addresses.
 */
export function registerLocalTools(app: FastifyInstance, { config, database, uploads, files }: Needs): void {
  if (!areLocalToolsOpen(config)) return
  const { isProduction, PUBLIC_URL: publicUrl } = config
  registerMailbox(app, { database, isProduction, publicUrl })
  registerTelemetryViewer(app, { database, uploads, isProduction, files })
  if (!isProduction) registerWebhookReceiver(app)
}
