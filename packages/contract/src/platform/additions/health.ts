import { flag, listOf, moment, oneOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'

/** Something that waits to be done. */
const HealthQueue = model('HealthQueue', {
  Name: required(oneOf(['Events', 'Jobs', 'JobsGivenUp', 'Deliveries', 'DeliveriesParked'] as const)),
  Count: tally(),
  /** How long the first of them has waited. */
  OldestSeconds: tally(),
})

const HealthJob = model('HealthJob', {
  ID: required(text()),
  Task: required(text()),
  Status: required(oneOf(['Running', 'Waiting', 'GivenUp'] as const)),
  AttemptCount: tally(),
  MaxAttempts: tally(),
  Problem: text(),
  DateDue: required(moment()),
})

/** A rule about stored data that is broken, with records of this marketplace. */
const HealthFinding = model('HealthFinding', {
  Rule: required(text()),
  /** Of its records, 1,000 at most. */
  Count: tally(),
  /** The addresses of up to five of them, such as `products/p`. */
  Records: listOf(text()),
})

const HealthReport = model('HealthReport', {
  /** False for a standby: orders cannot be taken. */
  TakesWrites: flag(),
  DatabaseBytes: tally(),
  Queues: listOf(HealthQueue),
  /** Failed, given up or late ones. */
  Jobs: listOf(HealthJob),
  /** Of the rules that must always hold. */
  RulesChecked: moment(),
  BrokenRules: listOf(text()),
  Findings: listOf(HealthFinding),
  /** Products with stock at or below the notification point of a place. */
  LowStockProducts: tally(),
})

const shared = { tag: 'Health', roles: ['HealthAdmin'], callers: ['admin'], isAddition: true } as const

export const getHealth: Operation = {
  ...shared,
  id: 'Health.Get',
  name: 'Get',
  verb: 'GET',
  path: '/health',
  reply: HealthReport,
  status: 200,
  summary: 'Get the queues, failed jobs, the last data check, low stock and the size of the database.',
}

export const retryHealthJob: Operation = {
  ...shared,
  id: 'Health.RetryJob',
  name: 'RetryJob',
  verb: 'POST',
  path: '/health/jobs/:jobID/retry',
  status: 204,
  summary: 'Run a failed or waiting background job again.',
}

export const checkHealthRules: Operation = {
  ...shared,
  id: 'Health.CheckRules',
  name: 'CheckRules',
  verb: 'POST',
  path: '/health/rules',
  status: 204,
  summary: 'Start the data check that runs every night. `RulesChecked` of the health report says when it is done.',
}
