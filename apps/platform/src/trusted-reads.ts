import type { Database } from '@tessera/server/database'
import { join, type Sql, sql } from '@tessera/server/sql'

/** How long a process trusts what it has read. */
export const trustMilliseconds = 5000
/** A fact that was not asked for in this time is no longer read with the rest. */
const useMilliseconds = 10_000
const maxReads = 1000
/** As many are read with another; each is a lookup by key. */
const maxTogether = 10

interface Read {
  /** A subquery of one JSON value. */
  question: Sql
  usedAt: number
  value: unknown
  until: number
  /** Shared by all who ask meanwhile. */
  running?: Promise<Trusted<unknown>> | undefined
}

export interface Trusted<T> {
  value: T
  until: number
}

/** Facts that are read together, as a JSON array of one statement. */
interface SharedReads {
  column: Sql
  accept(answers: readonly unknown[]): void
}

/**
 * Small facts that are trusted for five seconds, such as the webhooks of a marketplace. If one is due, those that are in
 * use are read with it: one statement instead of one each.
 */
export class TrustedReads {
  // the one that was used last is at the end
  readonly #reads = new Map<string, Read>()
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async find<T>(key: string, question: Sql): Promise<Trusted<T>> {
    const now = Date.now()
    const read = this.#use(key, question, now)
    if (read.until > now) return { value: read.value as T, until: read.until }
    read.running ??= this.#read(key, read, now).finally(() => {
      read.running = undefined
    })
    return read.running as Promise<Trusted<T>>
  }

  async #read(key: string, read: Read, now: number): Promise<Trusted<unknown>> {
    const { column, accept } = this.#readTogether([[key, read], ...this.#dueBeside(key, now)], now)
    const row = await this.#database.find<{ answers: unknown[] }>(sql`select ${column} as answers`)
    const answers = row?.answers ?? []
    accept(answers)
    return { value: answers[0], until: now + trustMilliseconds }
  }

  forget(key: string): void {
    this.#reads.delete(key)
  }

  forgetAll(prefix: string): void {
    for (const key of this.#reads.keys()) if (key.startsWith(prefix)) this.#reads.delete(key)
  }

  #use(key: string, question: Sql, now: number): Read {
    const read = this.#reads.get(key) ?? { question, usedAt: now, value: undefined, until: 0 }
    read.usedAt = now
    this.#reads.delete(key)
    this.#reads.set(key, read)
    const [oldest] = this.#reads.size > maxReads ? this.#reads.keys() : []
    if (oldest !== undefined) this.#reads.delete(oldest)
    return read
  }

  #dueBeside(first: string, now: number): [string, Read][] {
    const half = trustMilliseconds / 2
    /**
     * One that was last asked for right after it was read is in use for a moment only, such as the token of someone who
     * clicks every 15 s. With such ones each click of one of 50 staff read the tokens of nine others: 1.7 ms of
     * PostgreSQL instead of 0.3.
     */
    const isInUse = ({ usedAt, until }: Read) => usedAt > now - useMilliseconds && usedAt > until - half
    const isDue = (read: Read) => isInUse(read) && read.until < now + half && !read.running
    return [...this.#reads].filter(([key, read]) => key !== first && isDue(read)).slice(1 - maxTogether)
  }

  #readTogether(asked: readonly [string, Read][], now: number): SharedReads {
    return {
      column: sql`json_build_array(${join(asked.map(([, { question }]) => sql`(${question})`))})`,
      accept: (answers) => {
        for (const [place, [key, read]] of asked.entries()) {
          // if it was forgotten meanwhile, the answer may be older than what was written
          if (this.#reads.get(key) !== read) continue
          read.value = answers[place]
          read.until = now + trustMilliseconds
        }
      },
    }
  }
}
