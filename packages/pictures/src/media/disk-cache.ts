import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Entry {
  size: number
  usedAt: number
}

export interface DiskCacheOptions {
  folder: string
  /** Files of other versions are deleted. */
  version: string
  maxBytes: number
  now?: () => number
}

/** Interval for updating a file's mtime: the order of use must survive a restart but need not be exact. */
const touchEveryMs = 3_600_000
/** Eviction frees down to this share, so that it does not run on every save. */
const evictToShare = 0.9

/** Files in a folder with a size limit; the least recently used are evicted. */
export class DiskCache {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  private constructor({ folder, version, maxBytes, now = Date.now }: DiskCacheOptions) {
    this.#folder = join(folder, `v${version}`)
    this.#maxBytes = maxBytes
    this.#now = now
  }

  /** Indexes the files of earlier runs. */
  static async open(options: DiskCacheOptions): Promise<DiskCache> {
    const cache = new DiskCache(options)
    await mkdir(cache.#folder, { recursive: true })
    for (const name of await readdir(options.folder)) {
      if (name !== `v${options.version}` && /^v[\w.-]+$/.test(name)) {
        await rm(join(options.folder, name), { recursive: true, force: true })
      }
    }
    await cache.#read()
    return cache
  }

  get bytes(): number {
    return this.#bytes
  }

  pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name)
  }

  /** Path and size if cached; counts as use. */
  find(name: string): { path: string; size: number } | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const now = this.#now()
    const path = this.pathOf(name)
    if (now - entry.usedAt > touchEveryMs) void utimes(path, now / 1000, now / 1000).catch(() => this.forget(name))
    entry.usedAt = now
    return { path, size: entry.size }
  }

  /** Atomic: written under a temporary name and renamed. */
  async save(name: string, content: Buffer): Promise<void> {
    const path = this.pathOf(name)
    const draft = join(this.#folder, `draft-${randomUUID()}`)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(draft, content)
    await rename(draft, path)
    this.forget(name)
    this.#entries.set(name, { size: content.length, usedAt: this.#now() })
    this.#bytes += content.length
    if (this.#bytes > this.#maxBytes) await this.#evict()
  }

  /** Removes the entry of a file that is gone or unusable. */
  forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.size ?? 0
    this.#entries.delete(name)
  }

  async #evict(): Promise<void> {
    const oldest = [...this.#entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name] of oldest) {
      if (this.#bytes <= this.#maxBytes * evictToShare) return
      this.forget(name)
      await rm(this.pathOf(name), { force: true })
    }
  }

  async #read(): Promise<void> {
    for (const group of await readdir(this.#folder)) {
      if (group.startsWith('draft-')) await rm(join(this.#folder, group), { force: true })
      if (group.length !== 2) continue
      for (const name of await readdir(join(this.#folder, group))) {
        const { size, mtimeMs } = await stat(join(this.#folder, group, name))
        this.#entries.set(name, { size, usedAt: mtimeMs })
        this.#bytes += size
      }
    }
  }
}
