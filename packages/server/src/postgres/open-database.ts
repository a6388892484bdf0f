import { type Address, codeOf, database, sqlState, withClient } from './connection.ts'
import { assertDurable } from './durable.ts'

/** The first thing done with a running server: our database is there, and durable. Only the owner creates it. */
export async function openDatabase(address: Address, testing: boolean): Promise<void> {
  try {
    await checkDatabase(address, testing)
  } catch (error) {
    if (codeOf(error) !== sqlState.noSuchDatabase) throw error
    await withClient({ ...address, database: 'postgres' }, (client) => client.query(`create database ${database}`))
    await checkDatabase(address, testing)
  }
}

export async function checkDatabase(address: Address, testing: boolean): Promise<void> {
  await withClient(address, async (client) => {
    if (!testing) await assertDurable(client)
  })
}
