import type { IndexOptions } from '@tessera/search/search-index'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Categories } from '../feed/categories.ts'
import { type FindPhotos, readIndexOptions } from './index-options.ts'

/** A trigger sends on it when synonyms or content change. */
export const wordsChannel = 'tessera_words'

/** Checks whether synonyms, categories or content changed, in this process or another, and reloads them only then. */
export function followIndexOptions(
  database: Database,
  categories: () => Categories,
  findPhotos: FindPhotos,
  apply: (words: IndexOptions) => void,
): () => Promise<void> {
  let lastStamp = ''
  return async () => {
    const stamp = `${await readStamp(database)} ${JSON.stringify(categories().all())}`
    if (stamp === lastStamp) return
    apply(await readIndexOptions(database, categories(), findPhotos))
    lastStamp = stamp
  }
}

/** A hash over a few hundred short rows: an announcement does not say what changed, and one may be lost. */
async function readStamp(db: Queryable): Promise<string | undefined> {
  const row = await db.find<{ stamp: string }>(sql`
    select md5(concat(
      (select string_agg(concat(id, same, from_words, to_words), ';' order by id) from synonyms),
      (select string_agg(concat(path, published_version), ';' order by path) from content_items))) as stamp`)
  return row?.stamp
}
