import type { SavedSetting, SettingToSaveInput, StaffSettings } from '@tessera/client/shop/types.gen'
import { labelOf } from '@tessera/contract/kit/label-of'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Database, Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { shippedSettings, staffSettings } from '../../site/content/shipped-settings.ts'
import { saveSiteSetting } from '../../site/content/site-settings.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

type StaffSetting = StaffSettings['items'][number]
type StoredSetting = Omit<StaffSetting, 'limits'>
type Limit = StaffSetting['limits'][number]

/** The company has bank details, so it is not among them; nor is what nothing would follow. */
const select = (where: Sql): Sql => sql`
  select key, description, value::text as value, edited as "isEdited", updated_at::text as version
  from site_settings where key = any(${staffSettings}) and ${where} order by key`

export const listStaffSettings = async (db: Queryable): Promise<StaffSettings> => ({
  items: (await db.rows<StoredSetting>(select(sql`true`))).map((one) => ({ ...one, limits: limitsOf(one.key) })),
})

function limitsOf(key: string): Limit[] {
  const most = shippedSettings.find((setting) => setting.key === key)?.most
  if (most === undefined) return []
  if (typeof most === 'number') return [{ name: null, most }]
  return Object.entries(most).map(([name, limit]) => ({ name, most: limit }))
}

/** Saves a setting with a value of the same shape, because pages and rules rely on it. */
export const saveStaffSetting = (
  { database }: { database: Database },
  call: OperatorCall,
  { key = '', version, value = '' }: SettingToSaveInput,
): Promise<SavedSetting> =>
  database.transaction(async (db) => {
    await db.rows(sql`select from site_settings where key = ${key} for update`)
    const found = await db.find<StoredSetting>(select(sql`key = ${key}`))
    if (!found) return refuse('NotFound', { message: 'There is no such setting.' })
    const [before, after] = [JSON.parse(found.value) as unknown, parseValue(value)]
    if (!isAlike(before, after)) return invalid('value', `Enter a value like the present one: ${found.value}`)
    refuseTooMuch(key, after)
    // a repeat changes nothing
    if (JSON.stringify(before) === JSON.stringify(after)) return { version: found.version, replaced: null }
    if (found.version !== version) return refuse('Request.Conflict')
    await saveSiteSetting(db, key, after)
    await recordOperatorAction(db, call, null, {
      action: 'setting.save',
      object: key,
      before: { value: before },
      after: { value: after },
    })
    const saved = await db.find<StoredSetting>(select(sql`key = ${key}`))
    return { version: saved?.version ?? '', replaced: found.value }
  })

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function refuseTooMuch(key: string, value: unknown): void {
  for (const { name, most } of limitsOf(key)) {
    const given = name === null ? value : isRecord(value) ? value[name] : undefined
    if (typeof given !== 'number' || given <= most) continue
    const shown = key.endsWith('Cents') ? formatDollars(most) : most.toLocaleString('en-US')
    invalid('value', `${name === null ? '' : `${capitalized(labelOf(name))}: `}Enter ${shown} or less.`)
  }
}

/** Numbers are not negative; lists keep the kind of their entries; records keep their fields. */
function isAlike(before: unknown, after: unknown): boolean {
  if (typeof before === 'number') return typeof after === 'number' && Number.isFinite(after) && after >= 0
  if (Array.isArray(before))
    return Array.isArray(after) && after.length > 0 && after.every((one) => isAlike(before[0], one))
  if (!isRecord(before)) return typeof before === typeof after
  if (!isRecord(after)) return false
  return (
    Object.keys(before).length === Object.keys(after).length &&
    Object.entries(before).every(([name, value]) => isAlike(value, after[name]))
  )
}
