import { type Sql, sql } from '@tessera/server/sql'
import type { Table } from '../engine/table.ts'

/**
 * Whether the row `it`, in wire format, shows a price with a sale that starts or ends. It changes with time, without a
 * write, and must not be cached.
 */
export const dependsOnTime = ({ model }: Table): Sql =>
  'PriceSchedule' in model.properties
    ? sql`coalesce(it."PriceSchedule" ->> 'SaleStart', it."PriceSchedule" ->> 'SaleEnd') is not null`
    : sql`false`
