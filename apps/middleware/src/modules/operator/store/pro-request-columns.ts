import { type Sql, sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'

/** The person who applied for the account (a). */
export const proContact: Sql = sql`join lateral (
  select * from people p where p.account_id = a.id order by p.created_at, p.id limit 1) p on true`

/** Columns of a request for a Pro Account (a) by a person (p). */
export const proRequestColumns: Sql = sql`a.number as "customerNumber", a.name as account, a.status,
  p.first_name || ' ' || p.last_name as contact, p.email, p.phone, a.details ->> 'trade' as trade,
  a.details ->> 'taxId' as "taxId", a.details ->> 'website' as website,
  nullif(concat_ws(', ', a.details #>> '{address,street1}', a.details #>> '{address,city}',
    a.details #>> '{address,state}', a.details #>> '{address,zip}'), '') as place,
  a.details ->> 'expectedVolume' as "expectedVolume", a.details ->> 'referredBy' as "referredBy",
  coalesce((a.details ->> 'wantsTerms')::boolean, false) as "wantsTerms",
  exists (select from certificates c where c.account_id = a.id) as "hasCertificate",
  ${utcText(sql`a.created_at`)} as "askedAt"`
