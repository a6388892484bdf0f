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
  /** A job that takes longer hangs and is aborted. On a busy machine a large room takes more than a minute. */
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
  readonly #workers: PoolWorker[] = []
  readonly #queue: Task[] = []
  #isClosed = false
  /** Number of started jobs, for tests and metrics. */
  jobs = 0

  constructor(options: WorkerPoolOptions) {
    this.#options = { timeoutMs: 600_000, idleMs: 60_000, ...options }
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
    while (this.#addWorker());
    for (const poolWorker of this.#workers) {
      poolWorker.worker.send('warm')
      this.#startIdleTimer(poolWorker)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const task of this.#queue.splice(0)) task.reject(new WorkerPoolBusy('Closed'))
    await Promise.all(
      this.#workers.splice(0).map((poolWorker) => this.#removeWorker(poolWorker, new WorkerPoolBusy('Closed'))),
    )
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const poolWorker = this.#workers.find(({ task }) => !task) ?? this.#addWorker()
    const task = poolWorker && this.#queue.shift()
    if (!poolWorker || !task) return
    this.jobs++
    clearTimeout(poolWorker.idle)
    poolWorker.task = task
    poolWorker.timer = setTimeout(
      () => this.#replace(poolWorker, new Error('The picture took too long')),
      this.#options.timeoutMs,
    )
    poolWorker.worker.send(task.job)
  }

  #addWorker(): PoolWorker | undefined {
    if (this.#isClosed || this.#workers.length >= this.#options.size) return undefined
    const worker = fork(new URL('./worker.ts', import.meta.url), [this.#options.pace], {
      serialization: 'advanced',
      execArgv: [],
    })
    // neither the process nor its channel keeps the shop from exiting
    worker.unref()
    worker.channel?.unref()
    const poolWorker: PoolWorker = { worker }
    worker.on('message', (reply: Reply) => this.#done(poolWorker, reply))
    worker.on('error', (error) => this.#replace(poolWorker, error))
    worker.on('exit', () => this.#replace(poolWorker, new Error('The picture worker exited')))
    this.#workers.push(poolWorker)
    return poolWorker
  }

  #done(poolWorker: PoolWorker, { picture, master, masterWidth, problem }: Reply): void {
    const { task } = poolWorker
    clearTimeout(poolWorker.timer)
    delete poolWorker.task
    if (!picture) task?.reject(new Error(problem ?? 'The worker returned no picture'))
    else
      task?.resolve({
        picture: Buffer.from(picture),
        ...(master && { master: Buffer.from(master) }),
        ...(masterWidth && { masterWidth }),
      })
    this.#next()
    this.#startIdleTimer(poolWorker)
  }

  #startIdleTimer(poolWorker: PoolWorker): void {
    clearTimeout(poolWorker.idle)
    if (!poolWorker.task)
      poolWorker.idle = setTimeout(() => this.#removeIdleWorker(poolWorker), this.#options.idleMs).unref()
  }

  #removeIdleWorker(poolWorker: PoolWorker): void {
    const place = this.#workers.indexOf(poolWorker)
    if (place < 0 || poolWorker.task) return
    this.#workers.splice(place, 1)
    void this.#removeWorker(poolWorker, new WorkerPoolBusy('Idle'))
  }

  #replace(poolWorker: PoolWorker, problem: Error): void {
    const place = this.#workers.indexOf(poolWorker)
    if (place < 0) return
    this.#workers.splice(place, 1)
    void this.#removeWorker(poolWorker, problem).then(() => this.#next())
  }

  async #removeWorker({ worker, task, timer, idle }: PoolWorker, problem: Error): Promise<void> {
    clearTimeout(timer)
    clearTimeout(idle)
    task?.reject(problem)
    if (worker.exitCode !== null || worker.signalCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
}
