interface Result {
  fullName: string
  status: string
  failureMessages: string[]
  meta: { notApplicable?: string }
}

/** What Vitest writes about a run, as far as it is read here. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { assertionResults: Result[] }[]
}

/** What is counted, and what is worth a line beside the count. */
export interface Tally {
  passed: number
  failed: number
  lines: string[]
}

export const tallyOf = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }: Report): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests || numFailedTestSuites,
  lines: testResults.flatMap((file) => file.assertionResults).flatMap(nameUnusual),
})

/** A test that needed its second try is green, and one that says nothing here is not; neither is silent. */
function nameUnusual({ fullName, status, failureMessages: [problem], meta: { notApplicable } }: Result): string[] {
  if (notApplicable) return [`not applicable on this machine, ${notApplicable}: ${fullName}`]
  return status === 'passed' && problem ? [`passed on the second try: ${fullName}\n  ${problem.split('\n')[0]}`] : []
}
