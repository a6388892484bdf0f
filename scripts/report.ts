interface Result {
  fullName: string
  status: string
  failureMessages: string[]
  meta: { notApplicable?: string }
}

/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { assertionResults: Result[] }[]
}

/** Test counts, and lines worth printing beside them. */
export interface TestTally {
  passed: number
  failed: number
  lines: string[]
}

export const tallyOf = ({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites,
  testResults,
}: VitestReport): TestTally => ({
  passed: numPassedTests,
  failed: numFailedTests || numFailedTestSuites,
  lines: testResults.flatMap((file) => file.assertionResults).flatMap(nameUnusual),
})

/** Names tests that passed only on retry or did not apply on this machine, so that neither goes unnoticed. */
function nameUnusual({ fullName, status, failureMessages: [problem], meta: { notApplicable } }: Result): string[] {
  if (notApplicable) return [`not applicable on this machine, ${notApplicable}: ${fullName}`]
  return status === 'passed' && problem ? [`passed on the second try: ${fullName}\n  ${problem.split('\n')[0]}`] : []
}
