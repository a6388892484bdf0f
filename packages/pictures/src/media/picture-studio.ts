import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { DiskCache } from './disk-cache.ts'
import type { PicturePriority } from './encode-picture.ts'
import { isMachineBusy } from './is-machine-busy.ts'
import type { MadePicture } from './make-picture.ts'
import { pictureVersion, sceneWidths } from './media-url.ts'
import { type DrawnSubject, masterName, type PictureRequest, pictureName, subjectKey } from './picture-request.ts'
import { type PictureStore, SharedPictures } from './shared-pictures.ts'
import { ShippedPictures } from './shipped-pictures.ts'
import { WorkerPool, WorkerPoolBusy } from './worker-pool.ts'

export interface PictureStudioOptions {
  /** Cache folder. */
  folder: string
  maxBytes?: number
  /** Worker processes for waiting requests; one more works in the background. */
  painters?: number
  longestQueue?: number
  version?: string
  /** Folder of the pictures that come with the program. */
  shipped?: string
  /** Whether background work has to wait. */
  isBusy?: () => boolean
  /** Has the pictures that other machines made. */
  shared?: PictureStore | undefined
  /** Reads an uploaded picture. */
  readPhoto?: (id: string) => Promise<Buffer | undefined>
}

/** A picture on disk. */
export interface StoredPicture {
  path: string
  size: number
  /** Changes whenever the picture does. */
  tag: string
}

/** An address names an upload that is not here, and nothing can be drawn instead. */
export class NoSuchUpload extends Error {}

const gigabyte = 1024 ** 3
/** The load of the last minute changes slowly. */
const busyPauseMs = 5_000

/** Makes each picture that is not shipped once and caches it on disk. */
export class PictureStudio {
  readonly #cache: DiskCache
  readonly #shipped: ShippedPictures
  readonly #shared: SharedPictures
  readonly #isBusy: () => boolean
  readonly #crews: Record<PicturePriority, WorkerPool>
  readonly #underWay = new Map<string, { pace: PicturePriority; picture: Promise<StoredPicture> }>()
  readonly #readPhoto: NonNullable<PictureStudioOptions['readPhoto']>
  #preparing: Promise<void> = Promise.resolve()
  #isClosed = false

  private constructor(cache: DiskCache, options: PictureStudioOptions) {
    const { painters, longestQueue = 200, shipped, isBusy = isMachineBusy, readPhoto } = options
    this.#cache = cache
    this.#shipped = new ShippedPictures(shipped)
    this.#shared = new SharedPictures(options.shared, options.version ?? pictureVersion)
    this.#isBusy = isBusy
    this.#readPhoto = readPhoto ?? (async () => undefined)
    const size = painters ?? Math.max(1, availableParallelism() - 1)
    this.#crews = {
      now: new WorkerPool({ size, pace: 'now', longestQueue }),
      later: new WorkerPool({ size: 1, pace: 'later', longestQueue: 4 }),
    }
  }

  static async open(options: PictureStudioOptions): Promise<PictureStudio> {
    const { folder, maxBytes = 2 * gigabyte, version = pictureVersion } = options
    return new PictureStudio(await DiskCache.open({ folder, version, maxBytes }), options)
  }

  /** Pictures made since the start; cached and shipped ones are not counted. */
  get made(): number {
    return this.#crews.now.jobs + this.#crews.later.jobs
  }

  /** The picture if it is there already. */
  find(order: PictureRequest): StoredPicture | undefined {
    const key = subjectKey(order.subject)
    const name = pictureName(key, order)
    const found = this.#shipped.find(name) ?? this.#cache.find(name)
    return found && { ...found, tag: name }
  }

  /** The picture, made if necessary. Concurrent requests share one job. */
  get(order: PictureRequest, pace: PicturePriority = 'now'): Promise<StoredPicture> {
    const known = this.find(order)
    if (known) return Promise.resolve(known)
    const key = subjectKey(order.subject)
    const name = pictureName(key, order)
    const other = this.#underWay.get(name)
    // a background job is repeated if a request now waits for it: it may be far down the queue
    if (other && (other.pace === 'now' || pace === 'later')) return other.picture
    const picture = this.#make(order, key, name, pace).finally(() => {
      if (this.#underWay.get(name)?.picture === picture) this.#underWay.delete(name)
    })
    this.#underWay.set(name, { pace, picture })
    return picture
  }

  /** Warms up the workers, so that the first picture is as fast as later ones. */
  warm(): void {
    this.#crews.now.warm()
  }

  /** Makes the pictures one at a time, at low priority and while the machine has nothing else to do; failures are skipped. */
  prepareInBackground(orders: Iterable<PictureRequest>): Promise<void> {
    this.#preparing = this.#preparing.then(() => this.#prepare(orders))
    return this.#preparing
  }

  /** Removes the entry of a picture whose file is gone. */
  forget(tag: string): void {
    this.#cache.forget(tag)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([this.#crews.now.close(), this.#crews.later.close()])
    await Promise.allSettled([...this.#underWay.values()].map(({ picture }) => picture))
  }

  async #prepare(orders: Iterable<PictureRequest>): Promise<void> {
    for (const order of orders) {
      while (this.#isBusy() && !this.#isClosed) await sleep(busyPauseMs, undefined, { ref: false })
      if (this.#isClosed) return
      await this.get(order, 'later').catch((error) => {
        if (error instanceof WorkerPoolBusy) return
        this.onProblem(error)
      })
    }
  }

  /** Called for pictures that could not be prepared. */
  onProblem: (problem: unknown) => void = () => {}

  async #make(order: PictureRequest, key: string, name: string, pace: PicturePriority): Promise<StoredPicture> {
    const shared = await this.#takeShared(order, key, name)
    if (shared) return shared
    const scaled = await this.#scale(order, key, pace)
    const photo = scaled ? undefined : await this.#findPhoto(order)
    if (!scaled && !photo && 'photo' in order.subject) return this.#drawInstead(order, order.subject.instead, pace)
    const made = scaled ?? (await this.#crews[pace].make({ order, pace, ...(photo && { photo }) }))
    const picture = await this.#save(name, made.picture)
    if (made.master) await this.#save(masterName(key, made.masterWidth ?? order.width), made.master)
    return picture
  }

  /** The caller does not wait until other machines have it too. */
  async #save(name: string, bytes: Buffer): Promise<StoredPicture> {
    await this.#cache.save(name, bytes)
    void this.#shared.put(name, bytes)
    return { path: this.#cache.pathOf(name), size: bytes.length, tag: name }
  }

  /** Takes the picture that another machine made, or else a larger one of it to scale. */
  async #takeShared({ width }: PictureRequest, key: string, name: string): Promise<StoredPicture | undefined> {
    const there = await this.#shared.list(key)
    const masters = sceneWidths.filter((one) => one >= width).map((one) => masterName(key, one))
    const wanted = [name, ...masters].find((one) => there.includes(one))
    if (!wanted || this.#cache.find(wanted)) return undefined
    const bytes = await this.#shared.get(wanted)
    if (!bytes) return undefined
    await this.#cache.save(wanted, bytes)
    return wanted === name ? { path: this.#cache.pathOf(name), size: bytes.length, tag: name } : undefined
  }

  #drawInstead(
    order: PictureRequest,
    instead: DrawnSubject | undefined,
    pace: PicturePriority,
  ): Promise<StoredPicture> {
    if (!instead) throw new NoSuchUpload('There is no such upload')
    return this.get({ ...order, subject: instead }, pace)
  }

  async #findPhoto({ subject }: PictureRequest): Promise<Buffer | undefined> {
    return 'photo' in subject ? this.#readPhoto(subject.photo) : undefined
  }

  /** Scales the smallest sufficiently wide picture of this subject. Its file may be gone. */
  async #scale(order: PictureRequest, key: string, pace: PicturePriority): Promise<MadePicture | undefined> {
    for (const width of sceneWidths) {
      if (width < order.width) continue
      const name = masterName(key, width)
      const found = this.#cache.find(name) ?? this.#shipped.find(pictureName(key, { width, format: 'avif' }))
      if (!found) continue
      try {
        return await this.#crews[pace].make({ order, pace, masterPath: found.path })
      } catch (error) {
        if (error instanceof WorkerPoolBusy) throw error
        this.#cache.forget(name)
      }
    }
    return undefined
  }
}
