import type { Database } from '@tessera/server/database'
import type { Visitor } from '../../kit/visitor.ts'
import type { Catalog } from '../catalog/feed/catalog.ts'

export interface PlanNeeds {
  database: Database
  catalog: Catalog
}

/** Needs of plans that clients open by link. */
export interface LinkNeeds extends PlanNeeds {
  publicUrl: string
  /** Signs the links. */
  linkSecret: Buffer
}

/** The part of a request these handlers use. */
export interface PlanCall {
  actor: Visitor
  now: Date
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** Null for missing or blank text. */
export const trimToNull = (text: string | null | undefined): string | null => text?.trim() || null

/** The database writes timestamps in JSON with an offset; the API uses one format. */
export const toIsoTime = (text: string): string => new Date(text).toISOString()
export const toOptionalIsoTime = (text: string | null): string | null => text && toIsoTime(text)
