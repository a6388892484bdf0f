import { inject } from 'vitest'
import { closeAfterFile } from './close-after-file.ts'
import { cloneDatabase, cloneShopDatabase, dropDatabase } from './test-database.ts'

/** The address of a database of this test file with all platform tables, empty; gone after the file. */
export const ownDatabase = (): Promise<string> => untilFileEnds(cloneDatabase)

/** One that also has the tables of the shop and its payment provider. */
export const ownShopDatabase = (): Promise<string> => untilFileEnds(cloneShopDatabase)

async function untilFileEnds(clone: typeof cloneDatabase): Promise<string> {
  const serverUrl = inject('serverUrl')
  const url = await clone(serverUrl)
  closeAfterFile(() => dropDatabase(serverUrl, url))
  return url
}
