import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'

const healthQueues = [
  'emails',
  'emails-given-up',
  'order-changes',
  'quote-orders',
  'payments',
  'jobs',
  'jobs-given-up',
] as const

/** Something that waits to be done. */
const ShopQueue = model('ShopQueue', {
  name: requiredOneOf(healthQueues),
  count: count(),
  /** How long the first of them has waited. */
  oldestSeconds: count(),
})

const ShopJob = model('ShopJob', {
  id: requiredText(20),
  task: requiredText(100),
  status: requiredOneOf(['Running', 'Waiting', 'GivenUp'] as const),
  attempts: count(),
  maxAttempts: count(),
  /** The first line of the last failure. */
  problem: text(500),
  dueAt: requiredText(40),
})

/** A rule about the ledger that is broken. */
const ShopFinding = model('ShopFinding', {
  rule: requiredText(200),
  count: count(),
  /** The addresses of up to five records, such as `documents/RV9000000001`. */
  records: requiredList(requiredText(100)),
})

export const ShopHealth = model('ShopHealth', {
  /** False for a standby: orders cannot be taken. */
  takesWrites: flag(),
  databaseBytes: count(),
  queues: requiredList(ShopQueue),
  /** Failed, given up or late ones. */
  jobs: requiredList(ShopJob),
  /** Of the newest entries of the ledger, and of those that the nightly check found. */
  findings: requiredList(ShopFinding),
  /** Products that customers of this process can find. */
  products: count(),
  /** New errors of pages within 24 hours. */
  newErrors: count(),
  /** Different words that customers searched for within 7 days and found nothing with. */
  searchesWithoutResult: count(),
  /** The most frequent of them. */
  topSearch: text(100),
})

export const JobRetry = model('JobRetry', { jobId: requiredText(20) })
