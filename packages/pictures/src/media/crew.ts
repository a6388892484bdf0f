import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Pace } from './encode-picture.ts'
import type { Job, Made } from './make-picture.ts'

interface Task {
  job: Job
  resolve: (made: Made) => void
  reject: (problem: Error) => void
}

interface Hand {
  worker: ChildProcess
  task?: Task
  timer?: NodeJS.Timeout
  /** Timer that ends an idle worker. */
  idle?: NodeJS.Timeout
}

export interface CrewOptions {
  size: number
  pace: Pace
  /** Further jobs are refused at once. */
  longestQueue: number
  /** A job that takes longer is aborted. */
  timeoutMs?: number
  /** A worker idle for this long is ended: it holds up to 300 MB of textures. */
  idleMs?: number
}

/** The queue is full or closed; retry later. */
export class CrewBusy extends Error {}

type Reply = Partial<Made> & { problem?: string }

/**
 * Worker processes that draw, with a job queue. They start with the first job and are replaced after a crash. Not
 * threads: memory of an ended thread stays with the shop's process (220 MB measured); a process frees all of it.
 */
export class Crew {
  readonly #options: Required<CrewOptions>
  readonly #hands: Hand[] = []
  readonly #queue: Task[] = []
  #isClosed = false
  /** Number of started jobs, for tests and metrics. */
  jobs = 0

  constructor(options: CrewOptions) {
    this.#options = { timeoutMs: 20_000, idleMs: 60_000, ...options }
  }

  get waiting(): number {
    return this.#queue.length
  }

  make(job: Job): Promise<Made> {
    if (this.#isClosed) return Promise.reject(new CrewBusy('Closed'))
    if (this.#queue.length >= this.#options.longestQueue) return Promise.reject(new CrewBusy('The queue is full'))
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
    for (const task of this.#queue.splice(0)) task.reject(new CrewBusy('Closed'))
    await Promise.all(this.#hands.splice(0).map((hand) => this.#dismiss(hand, new CrewBusy('Closed'))))
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

  #hire(): Hand | undefined {
    if (this.#isClosed || this.#hands.length >= this.#options.size) return undefined
    const worker = fork(new URL('./worker.ts', import.meta.url), [this.#options.pace], {
      serialization: 'advanced',
      execArgv: [],
    })
    // neither the process nor its channel keeps the shop from exiting
    worker.unref()
    worker.channel?.unref()
    const hand: Hand = { worker }
    worker.on('message', (reply: Reply) => this.#done(hand, reply))
    worker.on('error', (error) => this.#replace(hand, error))
    worker.on('exit', () => this.#replace(hand, new Error('Whoever drew the picture has died')))
    this.#hands.push(hand)
    return hand
  }

  #done(hand: Hand, { picture, master, problem }: Reply): void {
    const { task } = hand
    clearTimeout(hand.timer)
    delete hand.task
    if (!picture) task?.reject(new Error(problem ?? 'No picture came'))
    else task?.resolve({ picture: Buffer.from(picture), ...(master && { master: Buffer.from(master) }) })
    this.#next()
    this.#rest(hand)
  }

  #rest(hand: Hand): void {
    clearTimeout(hand.idle)
    if (!hand.task) hand.idle = setTimeout(() => this.#sendHome(hand), this.#options.idleMs).unref()
  }

  #sendHome(hand: Hand): void {
    const place = this.#hands.indexOf(hand)
    if (place < 0 || hand.task) return
    this.#hands.splice(place, 1)
    void this.#dismiss(hand, new CrewBusy('Idle'))
  }

  #replace(hand: Hand, problem: Error): void {
    const place = this.#hands.indexOf(hand)
    if (place < 0) return
    this.#hands.splice(place, 1)
    void this.#dismiss(hand, problem).then(() => this.#next())
  }

  async #dismiss({ worker, task, timer, idle }: Hand, problem: Error): Promise<void> {
    clearTimeout(timer)
    clearTimeout(idle)
    task?.reject(problem)
    if (worker.exitCode !== null || worker.signalCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
}
