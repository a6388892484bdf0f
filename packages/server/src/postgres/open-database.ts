import { codeOf, type DatabaseAddress, database, sqlState, withClient } from './connection.ts'
import { assertDurable } from './durable.ts'

/** Makes sure that our database exists and is durable, right after the server starts. Only the owner creates it. */
export async function openDatabase(address: DatabaseAddress, testing: boolean): Promise<void> {
  try {
    await checkDatabase(address, testing)
  } catch (error) {
    if (codeOf(error) !== sqlState.noSuchDatabase) throw error
    await withClient({ ...address, database: 'postgres' }, (client) => client.query(`create database ${database}`))
    await checkDatabase(address, testing)
  }
}

export async function checkDatabase(address: DatabaseAddress, testing: boolean): Promise<void> {
  await withClient(address, async (client) => {
    if (!testing) await assertDurable(client)
  })
}
