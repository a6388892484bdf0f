import { describe, expect, test } from 'vitest'
import { judgeFact, judgeRate, readBenchArguments, summarizeBars } from '../bars.ts'
import { measureBesideLimit, medianRun } from '../measure.ts'
import { barTable } from '../row-text.ts'

const figures = (more: object = {}) => ({ perSecond: 500, p50: 1, p95: 9, errors: 0, ...more })
const H = { name: 'H', perSecond: 10_000 }
const texts = (...args: Parameters<typeof judgeRate>) => judgeRate(...args).map(({ text }) => text)
const isGood = (...args: Parameters<typeof judgeRate>) => judgeRate(...args).every((one) => one.isGood)

describe('a row misses its bar', () => {
  test('with a smaller share, a longer time or a greater figure', () => {
    expect(texts(figures({ perSecond: 499 }), H, { share: 5 })).toEqual(['5 % MISSED'])
    expect(texts(figures({ p95: 9.1 }), undefined, { p95: 9 })).toEqual(['9 ms MISSED'])
    expect(judgeFact(250.1, 'MB', 250)).toMatchObject({ text: '250 MB MISSED', isGood: false })
  })

  test('when its limit could not be measured', () => {
    expect(texts(figures(), undefined, { share: 5 })).toEqual(['5 % MISSED'])
  })

  test('without answers, however short the time', () => {
    expect(texts(figures({ perSecond: 0, p95: 0 }), H, { p95: 9 })).toEqual(['9 ms MISSED', 'NO ANSWER in time'])
  })

  test('when replies failed, however fast they were', () => {
    expect(texts(figures({ errors: 3 }), H, { share: 5 })).toEqual(['5 % reached', '3 FAILED'])
    expect(isGood(figures({ errors: 3 }), H, { share: 5 })).toBe(false)
  })
})

test('a row reaches a bar that it meets exactly', () => {
  expect(texts(figures(), H, { share: 5, p95: 9 })).toEqual(['5 % reached', '9 ms reached'])
  expect(judgeFact(250, 'MB', 250).isGood).toBe(true)
})

describe('a run with --bars', () => {
  const good = { name: 'get', figure: '5.00 %', verdicts: judgeRate(figures(), H, { share: 5 }) }
  const slow = {
    name: 'list',
    figure: '9.0 ms',
    verdicts: judgeRate(figures({ perSecond: 1 }), H, { share: 5, p95: 8 }),
  }
  const broken = { name: 'token', figure: '5.00 %', verdicts: judgeRate(figures({ errors: 2 }), H) }

  test('fails and names the rows', () => {
    expect(summarizeBars([good, slow, broken])).toEqual({
      text: 'Rows that miss their bars:\nlist: 5 % MISSED, 8 ms MISSED\ntoken: 2 FAILED',
      exitCode: 1,
    })
  })

  test('fails when nothing with a bar was measured', () => {
    const plain = { name: 'H', figure: '9.0 ms', verdicts: judgeRate(figures(), undefined) }
    expect(summarizeBars([plain])).toEqual({ text: 'No row with a bar was measured.', exitCode: 1 })
    expect(summarizeBars([]).exitCode).toBe(1)
  })

  test('lists the rows with bars beside the run before', () => {
    const lines = barTable([good, slow, broken], { get: '4.00 %' }).split('\n')
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['run before', 'this run', 'bar'],
      ['get', '4.00 %', '5.00 %', '5 % reached'],
      ['list', '9.0 ms', '5 % MISSED, 8 ms MISSED'],
    ])
  })

  test('passes when every bar is reached', () => {
    expect(summarizeBars([good, good])).toEqual({ text: 'All 2 bars reached.', exitCode: 0 })
  })
})

test('the flag may stand before or after the word that selects rows', () => {
  expect(readBenchArguments(['--bars', 'checkout'])).toEqual({ only: 'checkout', hasBars: true })
  expect(readBenchArguments(['E', '--bars'])).toEqual({ only: 'E', hasBars: true })
  expect(readBenchArguments(['E'])).toEqual({ only: 'E', hasBars: false })
  expect(readBenchArguments([])).toEqual({ only: undefined, hasBars: false })
})

describe('the middle of several runs', () => {
  test('is chosen by share where the limit was looked at', () => {
    const runs = [
      figures({ perSecond: 300, limit: 10_000 }),
      figures({ perSecond: 400, limit: 40_000 }),
      figures({ limit: 20_000 }),
    ]
    expect(medianRun(runs)).toMatchObject({ perSecond: 500, limit: 20_000 })
  })

  test('is chosen by rate where there is no limit', () => {
    expect(medianRun([figures({ perSecond: 9 }), figures(), figures({ perSecond: 700 })]).perSecond).toBe(500)
  })

  test('counts as an error when nothing was run', () => {
    expect(medianRun([]).errors).toBe(1)
  })
})

test('a run is compared with the limit right before and after it, unless it looked closer', async () => {
  const looks = [10_000, 20_000, 30_000, 40_000]
  const lookAtLimit = async () => looks.shift() ?? 0
  expect((await measureBesideLimit(async () => figures(), lookAtLimit)).limit).toBe(15_000)
  expect((await measureBesideLimit(async () => figures({ limit: 7 }), lookAtLimit)).limit).toBe(7)
  expect((await measureBesideLimit(async () => figures())).limit).toBeUndefined()
})
