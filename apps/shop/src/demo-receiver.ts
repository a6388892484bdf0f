import type { MiddlewareConfig } from '@tessera/middleware/config'
import type { Commerce } from '@tessera/middleware/kit/commerce'
import { webhookReceiver } from '@tessera/middleware/kit/http/webhook-receiver'
import { ignoreNotFound } from '@tessera/middleware/kit/ignore-not-found'
import { areLocalToolsOpen } from '@tessera/middleware/local-tools'
import type { PlatformConfig } from '@tessera/platform/config'
import type { Logger } from 'pino'

export const demoReceiverID = 'demo-receiver'

interface Configs {
  platform: PlatformConfig
  middleware: MiddlewareConfig
}

const hostOf = ({ PORT }: Pick<PlatformConfig, 'PORT'>): string => `127.0.0.1:${PORT}`

/** The shop's own receiver: its address, and the API client whose writes it is told about. */
export interface DemoReceiver {
  url: string
  consoleClientID: string
}

/** The receiver of webhooks in this process; null in production and where local tools are closed. */
export const receiverOf = ({ platform, middleware }: Configs): DemoReceiver | null =>
  !platform.isProduction && areLocalToolsOpen(middleware)
    ? {
        url: `http://${hostOf(platform)}${webhookReceiver.path}`,
        consoleClientID: platform.TESSERA_CONSOLE_CLIENT_ID,
      }
    : null

/** The platform calls no private address unless it is allowed, so that of the receiver is. */
export const allowReceiver = <C extends Configs>(configs: C): C =>
  receiverOf(configs) === null
    ? configs
    : {
        ...configs,
        platform: {
          ...configs.platform,
          OUTBOUND_ALLOW: [...configs.platform.OUTBOUND_ALLOW, hostOf(configs.platform)],
        },
      }

/** The port may be another one than at the last start. A webhook that staff deleted or changed stays as it is. */
export async function followReceiver(commerce: Commerce, url: string): Promise<void> {
  const known = await findReceiverUrl(commerce)
  if (known && known !== url)
    await commerce.client.Webhooks.Patch(demoReceiverID, { Url: url }, await commerce.backOffice())
}

/** Production has no receiver of its own, so the data of a demo shop loses its webhook there. */
export async function removeReceiver(commerce: Commerce, logger: Pick<Logger, 'warn'>): Promise<void> {
  if (!(await findReceiverUrl(commerce))) return
  await commerce.client.Webhooks.Delete(demoReceiverID, await commerce.backOffice())
  logger.warn(
    { event: 'demo-receiver.removed' },
    'The webhook to the demo receiver was deleted: production has no such receiver.',
  )
}

/** The address of the demo webhook; undefined if staff deleted it or sent it elsewhere. */
async function findReceiverUrl({ client, backOffice }: Commerce): Promise<string | undefined> {
  const hook = await client.Webhooks.Get(demoReceiverID, await backOffice()).catch(ignoreNotFound)
  const isLocal = hook?.Url?.startsWith('http://127.0.0.1:') && hook.Url.endsWith(webhookReceiver.path)
  return isLocal ? (hook?.Url ?? undefined) : undefined
}
