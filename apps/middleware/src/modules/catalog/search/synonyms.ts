import { defaultSynonyms } from '@tessera/search/default-synonyms'
import type { SynonymRule } from '@tessera/search/text/synonyms'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

interface Row {
  same: string[] | null
  from_words: string[] | null
  to_words: string[] | null
}

/** Reads the synonyms; they are data that the shop can edit. */
export async function listSynonyms(db: Queryable): Promise<SynonymRule[]> {
  const rows = await db.rows<Row>(sql`select same, from_words, to_words from synonyms order by id`)
  return rows.map(({ same, from_words, to_words }) =>
    same ? { same } : { from: from_words ?? [], to: to_words ?? [] },
  )
}

/** Saves the shipped synonyms once; from then on they belong to the shop. */
export async function saveShippedSynonyms(db: Database): Promise<void> {
  await db.transaction(async (work) => {
    await work.rows(sql`lock table synonyms in share row exclusive mode`)
    if (await work.find(sql`select from synonyms limit 1`)) return
    for (const rule of defaultSynonyms) {
      const [same, from, to] = 'same' in rule ? [rule.same, null, null] : [null, rule.from, rule.to]
      await work.rows(sql`insert into synonyms (same, from_words, to_words) values (${same}, ${from}, ${to})`)
    }
  })
}
