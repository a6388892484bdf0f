import type {
  SavedSynonym,
  StaffSynonyms,
  SynonymToDeleteInput,
  SynonymToSaveInput,
} from '@tessera/client/shop/types.gen'
import { phraseOf } from '@tessera/search/text/synonyms'
import type { Database, Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { searchPattern } from '../orders/search-words.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

type StoredSynonym = StaffSynonyms['items'][number]

const columns = sql`id::text as id, coalesce(same, '{}') as same, coalesce(from_words, '{}') as "from",
  coalesce(to_words, '{}') as "to", md5(concat_ws('|', same, from_words, to_words)) as version`

export async function listStaffSynonyms(db: Queryable, search = ''): Promise<StaffSynonyms> {
  const words = sql`search_words(coalesce(same, '{}') || coalesce(from_words, '{}') || coalesce(to_words, '{}'))`
  const items = await db.rows<StoredSynonym>(sql`
    select ${columns} from synonyms where ${words} like ${searchPattern(search)} order by coalesce(same, from_words), id`)
  return { items }
}

/** Saves one rule. A trigger tells every process, so the search obeys within a moment. */
export const saveStaffSynonym = (
  { database }: { database: Database },
  call: OperatorCall,
  body: SynonymToSaveInput,
): Promise<SavedSynonym> =>
  database.transaction(async (db) => {
    const rule = readRule(body)
    const found = body.id ? await lockRule(db, body.id, body.version) : await findSame(db, rule)
    if (found && isSameRule(found, rule))
      return { id: found.id, version: found.version, isChanged: false, replaced: null }
    const values = [rule.same, rule.from, rule.to].map((list) => (list.length > 0 ? list : null))
    const [same = null, from = null, to = null] = values
    const [saved] = await db.rows<StoredSynonym>(
      found
        ? sql`update synonyms set same = ${same}, from_words = ${from}, to_words = ${to} where id = ${found.id}
            returning ${columns}`
        : sql`insert into synonyms (same, from_words, to_words) values (${same}, ${from}, ${to}) returning ${columns}`,
    )
    await recordOperatorAction(db, call, null, {
      action: 'synonym.save',
      object: `synonym-${saved?.id}`,
      ...(found && { before: wordsOf(found) }),
      after: wordsOf(rule),
    })
    const replaced = found ? { same: found.same, from: found.from, to: found.to } : null
    return { id: saved?.id ?? '', version: saved?.version ?? '', isChanged: true, replaced }
  })

export const deleteStaffSynonym = (
  { database }: { database: Database },
  call: OperatorCall,
  { id = '', version }: SynonymToDeleteInput,
): Promise<void> =>
  database.transaction(async (db) => {
    const found = await lockRule(db, id, version)
    await db.rows(sql`delete from synonyms where id = ${found.id}`)
    await recordOperatorAction(db, call, null, {
      action: 'synonym.delete',
      object: `synonym-${found.id}`,
      before: wordsOf(found),
    })
  })

type Rule = Pick<StoredSynonym, 'same' | 'from' | 'to'>

const wordsOf = ({ same, from, to }: Rule): object => (same.length > 0 ? { same } : { from, to })
const isSameRule = (one: Rule, other: Rule): boolean =>
  JSON.stringify([one.same, one.from, one.to]) === JSON.stringify([other.same, other.from, other.to])

/** Either words that mean the same, or words on both sides of a one-way rule. */
function readRule(body: SynonymToSaveInput): Rule {
  const [same, from, to] = [readPhrases('same', body.same), readPhrases('from', body.from), readPhrases('to', body.to)]
  if (same.length > 0) {
    if (from.length + to.length > 0) invalid('same', 'Choose one kind of rule: the same, or one way.')
    if (same.length < 2) invalid('same', 'Enter at least two words or phrases, separated by commas.')
    return { same, from: [], to: [] }
  }
  if (from.length === 0) invalid('from', 'Enter the words that customers type.')
  if (to.length === 0) invalid('to', 'Enter the words that they should find too.')
  return { same, from, to }
}

/** Small letters, each phrase once. A phrase of stop words alone would never match. */
function readPhrases(field: string, list: readonly string[] | null | undefined): string[] {
  const phrases = (list ?? []).map((one) => one.trim().toLowerCase().replace(/\s+/g, ' ')).filter(Boolean)
  const empty = phrases.find((one) => phraseOf(one).length === 0)
  if (empty) invalid(field, `“${empty}” has no word that the search looks at.`)
  return [...new Set(phrases)]
}

async function lockRule(db: Queryable, id: string, version: string | null | undefined): Promise<StoredSynonym> {
  const found = await findRule(db, sql`id::text = ${id} for update`)
  if (!found) return refuse('NotFound', { message: 'This rule was deleted.' })
  return found.version === version ? found : refuse('Request.Conflict')
}

const findSame = (db: Queryable, { same, from, to }: Rule): Promise<StoredSynonym | undefined> =>
  findRule(
    db,
    sql`coalesce(same, '{}') = ${same}::text[] and coalesce(from_words, '{}') = ${from}::text[]
      and coalesce(to_words, '{}') = ${to}::text[] limit 1`,
  )

const findRule = (db: Queryable, where: Sql): Promise<StoredSynonym | undefined> =>
  db.find(sql`select ${columns} from synonyms where ${where}`)
