import type { ContainerClient } from '@azure/storage-blob'
import type { OutgoingMessage, SendMessage } from '../outgoing-message.ts'
import { delivered } from '../send-outcome.ts'
import { azureCodeOf, createBlobTransport, outcomeOfAzure } from './azure-transport.ts'

const defaultContainer = 'tessera'

/** Writes each message to a blob of its own. A repeated message overwrites its blob. */
export const sendAzureBlob: SendMessage = async ({ outbound }, config, message) => {
  try {
    const { BlobServiceClient } = await import('@azure/storage-blob')
    const options = { httpClient: createBlobTransport(outbound), retryOptions: { maxTries: 1 } }
    const service = BlobServiceClient.fromConnectionString(String(config.ConnectionString), options)
    const container = service.getContainerClient(String(config.OverrideContainerName || defaultContainer))
    await upload(container, message).catch(async (error) => {
      if (azureCodeOf(error) !== 'ContainerNotFound') throw error
      await container.createIfNotExists()
      await upload(container, message)
    })
    return delivered
  } catch (error) {
    return outcomeOfAzure(error)
  }
}

async function upload(container: ContainerClient, message: OutgoingMessage): Promise<void> {
  const { id, marketplace, kind, subject, date, body } = message
  const text = JSON.stringify(body)
  const name = [marketplace, kind, ...date.toISOString().slice(0, 10).split('-'), `${id}.json`].join('/')
  await container.getBlockBlobClient(name).upload(text, Buffer.byteLength(text), {
    blobHTTPHeaders: { blobContentType: 'application/json' },
    metadata: { subject },
  })
}
