import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { PicturePriority } from './encode-picture.ts'
import type { MadePicture, PictureJob } from './make-picture.ts'

interface Task {
  job: PictureJob
  resolve: (made: MadePicture) => void
  reject: (problem: Error) => void
}

interface PoolWorker {
  worker: ChildProcess
  task?: Task
  timer?: NodeJS.Timeout
  /** Timer that ends an idle worker. */
  idle?: NodeJS.Timeout
}

export interface WorkerPoolOptions {
  size: number
  pace: PicturePriority
  /** Further jobs are refused at once. */
  longestQueue: number
  /** A job that takes longer is aborted. */
  timeoutMs?: number
  /** A worker idle for this long is ended: it holds up to 300 MB of textures. */
  idleMs?: number
}

/** The queue is full or closed; retry later. */
export class WorkerPoolBusy extends Error {}

type Reply = Partial<MadePicture> & { problem?: string }

/**
 * Worker processes that draw, with a job queue. They start with the first job and are replaced after a crash. Not
 * threads: memory of an ended thread stays with the shop's process (220 MB measured); a process frees all of it.
 */
export class WorkerPool {
  readonly #options: Required<WorkerPoolOptions>
  readonly #hands: PoolWorker[] = []
  readonly #queue: Task[] = []
  #isClosed = false
  /** Number of started jobs, for tests and metrics. */
  jobs = 0

  constructor(options: WorkerPoolOptions) {
    this.#options = { timeoutMs: 20_000, idleMs: 60_000, ...options }
  }

  get waiting(): number {
    return this.#queue.length
  }

  make(job: PictureJob): Promise<MadePicture> {
    if (this.#isClosed) return Promise.reject(new WorkerPoolBusy('Closed'))
    if (this.#queue.length >= this.#options.longestQueue) return Promise.reject(new WorkerPoolBusy('The queue is full'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject })
      this.#next()
    })
  }

  /** Starts all workers and lets them load the rooms while idle. */
  warm(): void {
    while (this.#hire());
    for (const hand of this.#hands) {
      hand.worker.send('warm')
      this.#rest(hand)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const task of this.#queue.splice(0)) task.reject(new WorkerPoolBusy('Closed'))
    await Promise.all(this.#hands.splice(0).map((hand) => this.#dismiss(hand, new WorkerPoolBusy('Closed'))))
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const hand = this.#hands.find(({ task }) => !task) ?? this.#hire()
    const task = hand && this.#queue.shift()
    if (!hand || !task) return
    this.jobs++
    clearTimeout(hand.idle)
    hand.task = task
    hand.timer = setTimeout(() => this.#replace(hand, new Error('The picture took too long')), this.#options.timeoutMs)
    hand.worker.send(task.job)
  }

  #hire(): PoolWorker | undefined {
    if (this.#isClosed || this.#hands.length >= this.#options.size) return undefined
    const worker = fork(new URL('./worker.ts', import.meta.url), [this.#options.pace], {
      serialization: 'advanced',
      execArgv: [],
    })
    // neither the process nor its channel keeps the shop from exiting
    worker.unref()
    worker.channel?.unref()
    const hand: PoolWorker = { worker }
    worker.on('message', (reply: Reply) => this.#done(hand, reply))
    worker.on('error', (error) => this.#replace(hand, error))
    worker.on('exit', () => this.#replace(hand, new Error('Whoever drew the picture has died')))
    this.#hands.push(hand)
    return hand
  }

  #done(hand: PoolWorker, { picture, master, problem }: Reply): void {
    const { task } = hand
    clearTimeout(hand.timer)
    delete hand.task
    if (!picture) task?.reject(new Error(problem ?? 'No picture came'))
    else task?.resolve({ picture: Buffer.from(picture), ...(master && { master: Buffer.from(master) }) })
    this.#next()
    this.#rest(hand)
  }

  #rest(hand: PoolWorker): void {
    clearTimeout(hand.idle)
    if (!hand.task) hand.idle = setTimeout(() => this.#sendHome(hand), this.#options.idleMs).unref()
  }

  #sendHome(hand: PoolWorker): void {
    const place = this.#hands.indexOf(hand)
    if (place < 0 || hand.task) return
    this.#hands.splice(place, 1)
    void this.#dismiss(hand, new WorkerPoolBusy('Idle'))
  }

  #replace(hand: PoolWorker, problem: Error): void {
    const place = this.#hands.indexOf(hand)
    if (place < 0) return
    this.#hands.splice(place, 1)
    void this.#dismiss(hand, problem).then(() => this.#next())
  }

  async #dismiss({ worker, task, timer, idle }: PoolWorker, problem: Error): Promise<void> {
    clearTimeout(timer)
    clearTimeout(idle)
    task?.reject(problem)
    if (worker.exitCode !== null || worker.signalCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
}
