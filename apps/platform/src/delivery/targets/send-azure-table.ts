import type { TableClient } from '@azure/data-tables'
import type { OutgoingMessage, SendMessage } from '../outgoing-message.ts'
import { delivered, failFinally } from '../send-outcome.ts'
import { azureCodeOf, createTableTransport, outcomeOfAzure } from './azure-transport.ts'

const defaultTable = 'Tessera'
// of UTF-16 units: a text property of an entity holds 64 KiB
const maxBody = 32_768

/** Writes each message to a row of its own. A repeated message replaces its row. */
export const sendAzureTable: SendMessage = async ({ outbound }, config, message) => {
  const row = rowOf(message)
  if (row.Body.length > maxBody) return failFinally('The message is longer than the 32,768 characters of a table cell.')
  try {
    const { TableClient } = await import('@azure/data-tables')
    const table = TableClient.fromConnectionString(
      String(config.ConnectionString),
      String(config.OverrideTableName || defaultTable),
      {
        httpClient: await createTableTransport(outbound),
        retryOptions: { maxRetries: 0 },
        allowInsecureConnection: true,
      },
    )
    await save(table, row).catch(async (error) => {
      if (azureCodeOf(error) !== 'TableNotFound') throw error
      await table.createTable()
      await save(table, row)
    })
    return delivered
  } catch (error) {
    return outcomeOfAzure(error)
  }
}

const save = (table: TableClient, row: ReturnType<typeof rowOf>) => table.upsertEntity(row, 'Replace')

/** The messages about one object share a partition. Keys must not hold / \ # ? or control characters. */
const rowOf = ({ id, marketplace, kind, subject, objectID, date, body }: OutgoingMessage) => ({
  partitionKey: (objectID ?? kind).replace(/[/\\#?\p{Cc}]/gu, '|'),
  rowKey: id,
  Marketplace: marketplace,
  Kind: kind,
  Subject: subject,
  ObjectID: objectID ?? '',
  Date: date,
  Body: JSON.stringify(body),
})
