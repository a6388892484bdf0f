import type { FaultRow } from './fault-row.ts'

/** Prints rows and counts the rules that held. In a share of a run timing rules are only reported. */
export class RowReport {
  passed = 0
  failed = 0
  readonly #isWhole: boolean

  constructor(isWhole: boolean) {
    this.#isWhole = isWhole
  }

  async run(id: string, work: () => Promise<FaultRow>): Promise<void> {
    const began = Date.now()
    const row = await work().catch(
      (error): FaultRow => ({
        id,
        numbers: 'did not come to its end',
        findings: [['it comes to its end', [String(error?.stack ?? error)]]],
      }),
    )
    this.#show(row, Math.round((Date.now() - began) / 1000))
  }

  #show({ id, numbers, findings, timed = [] }: FaultRow, seconds: number): void {
    console.log(`${id} (${seconds} s): ${numbers}`)
    for (const finding of [...findings, ...(this.#isWhole ? timed : [])]) this.judge(id, finding)
    const late = this.#isWhole ? [] : timed.filter(([, all]) => all.length > 0)
    for (const [rule, all] of late) console.log(`  not judged in a share: ${rule} (${all.join('; ')})`)
  }

  judge(id: string, [rule, broken]: FaultRow['findings'][number]): void {
    if (broken.length === 0) {
      this.passed += 1
      return
    }
    this.failed += 1
    const first = broken.slice(0, 10).map((one) => `        ${one}`)
    console.error([`FAILED  ${id}: ${rule}`, ...first].join('\n'))
  }
}
