import type { Database, Queryable } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Commerce } from '../commerce.ts'
import type { Books } from '../erp/port.ts'

export interface SalesNeeds {
  database: Database
  commerce: Commerce
  catalogue: Pick<Catalogue, 'find' | 'index'>
}

/** Told in the transaction that writes a document: what follows from it is written with it. */
export type OnSale = (db: Queryable, documentId: string) => Promise<void>

export interface SalesTaskNeeds extends SalesNeeds {
  books: Pick<Books, 'invoice'>
  logger: Pick<Logger, 'warn'>
}
