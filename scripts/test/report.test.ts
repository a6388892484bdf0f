import { expect, test } from 'vitest'
import { tallyOf, type VitestReport } from '../report.ts'

const report = (result: object, counts: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: 1,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [
    { assertionResults: [{ fullName: 'a test', status: 'passed', failureMessages: [], meta: {}, ...result }] },
  ],
  ...counts,
})

test('a file that could not be loaded counts as failed', () => {
  expect(tallyOf(report({}, { numFailedTestSuites: 2 })).failed).toBe(2)
})

test('a test that passed on its second try only is named with what went wrong', () => {
  const { lines } = tallyOf(report({ failureMessages: ['Error: too slow\n    at somewhere'] }))
  expect(lines).toEqual(['passed on the second try: a test\n  Error: too slow'])
})

test('a test that says nothing on this machine is named with the reason', () => {
  const { lines } = tallyOf(report({ status: 'skipped', meta: { notApplicable: 'it needs root' } }))
  expect(lines).toEqual(['not applicable on this machine, it needs root: a test'])
})

test('passed and failed tests are in the report itself', () => {
  expect(tallyOf(report({})).lines).toEqual([])
  expect(tallyOf(report({ status: 'failed', failureMessages: ['Error: wrong'] })).lines).toEqual([])
})
