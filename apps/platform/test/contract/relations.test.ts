import { baseType, fieldsOf } from '@tessera/contract/kit/model'
import { parametersOf } from '@tessera/contract/kit/operation'
import { relations } from '@tessera/contract/platform/operations'
import { startPlatform } from '@tessera/testing/platform'
import { sampleOf } from '@tessera/testing/sample-of'
import type { RecordIds } from '@tessera/testing/sample-values'
import { expectPage } from '@tessera/testing/shape'
import { codeOf, errorsOf, itemsOf, type JsonBody, metaIn, pathWith } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { describe, expect, test } from 'vitest'
import { isServedByEngine } from '../../src/engine/is-served-by-engine.ts'

const world = await createTestWorld(await startPlatform())
const { wire } = world
// the test world's catalog makes its products assignable, so its assignments are not touched
await wire('PUT', '/catalogs/another', { Name: 'Another', Active: true })

const served = relations.filter(isServedByEngine).map((one) => ({ title: `${one.tag}.${one.named}`, one }))

describe.each(served)('$title', ({ one: relation }) => {
  const { model, path, remove, removeBy = [], key, listBy } = relation
  const isOfCatalogs = path.startsWith('/catalogs/') && !path.includes(':')
  const names: RecordIds = { ...world.namesFor(path), ...(isOfCatalogs && { catalogID: 'another' }) }
  const all = pathWith(path, names)
  const sample = sampleOf(model, names)
  const fieldOf = (name: string) => fieldsOf(model).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[0]
  /** Matches this assignment only. */
  const isSame = (sent: JsonBody) => (got: JsonBody) =>
    key.every((name) => name === 'SellerID' || (got[name] ?? null) === (sent[name] ?? null))

  const found = async (sent: JsonBody) =>
    itemsOf(await wire('GET', `${all}?pageSize=100`)).filter((got) => isSame(sent)(got))

  function removal(sent: JsonBody): string {
    const inPath = Object.fromEntries(
      parametersOf(remove).map((name) => [name, String(sent[fieldOf(name) ?? ''] ?? names[name])]),
    )
    const query = removeBy
      .map((name) => [name, sent[fieldOf(name) ?? '']] as const)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`)
    return `${pathWith(remove, inPath)}?${query.join('&')}`
  }

  test('refuses missing, invalid and unknown values', async () => {
    for (const [name, field] of fieldsOf(model).filter(([, one]) => one['x-required'])) {
      const { [name]: _, ...rest } = sample
      const left = await wire('POST', all, rest)
      expect([left.status, codeOf(left)], name).toEqual([400, 'ValidationFailure'])
      expect(errorsOf(left)[0]?.Data).toEqual({ Property: name })
      if (field['x-ref']) {
        const strange = await wire('POST', all, { ...sample, [name]: 'nobody' })
        expect([strange.status, codeOf(strange)], `${name}: ${strange.text}`).toEqual([404, 'NotFound'])
        expect(errorsOf(strange)[0]?.Data).toEqual({ ObjectType: expect.any(String), ObjectID: 'nobody' })
      }
    }
    const gone = await wire('DELETE', removal(sample))
    expect([gone.status, codeOf(gone)], gone.text).toEqual([404, 'NotFound'])
    expect(errorsOf(gone)[0]?.Data).toEqual({ ObjectType: model.title, ObjectID: expect.stringMatching(/./) })
  })

  test('is saved once however often it is saved, listed, and removed', async () => {
    for (const _ of [1, 2]) {
      const saved = await wire('POST', all, sample)
      expect([saved.status, saved.text]).toEqual([204, ''])
    }
    const rows = await found(sample)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject(sample)
    expectPage(model, (await wire('GET', all)).body)
    const removed = await wire('DELETE', removal(sample))
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect(await found(sample)).toEqual([])
    expect((await wire('DELETE', removal(sample))).status).toBe(404)
  })

  test('takes its other properties anew when it is saved again', async () => {
    const flags = fieldsOf(model).filter(
      ([name, one]) => baseType(one) === 'boolean' && !key.includes(name) && !one['x-required'] && !/^Is/.test(name),
    )
    for (const [name] of flags) {
      await wire('POST', all, { ...sample, [name]: true })
      await wire('POST', all, { ...sample, [name]: false })
      expect(
        (await found(sample)).map((one) => one[name]),
        name,
      ).toEqual([false])
    }
    if (flags.length > 0) await wire('DELETE', removal(sample))
  })

  test.runIf(key.includes('UserGroupID') || key.includes('UserID'))('keeps levels apart', async () => {
    const { UserGroupID: _, UserID: __, ...company } = sample
    if (key.some((name) => model.properties[name]?.['x-required'] && !(name in company))) return
    expect((await wire('POST', all, sample)).status).toBe(204)
    const saved = await wire('POST', all, company)
    expect(saved.status, saved.text).toBe(204)
    expect([(await found(sample)).length, (await found(company)).length]).toEqual([1, 1])
    const levels = sample.UserID ? ['User', 'Group'] : ['Group', 'User']
    if (listBy.includes('level')) {
      const at = async (level: string) => itemsOf(await wire('GET', `${all}?level=${level}&pageSize=100`))
      expect((await at(levels[0] ?? '')).filter(isSame(sample))).toHaveLength(1)
      expect(await at(levels[0] ?? '').then((some) => some.filter(isSame(company)))).toEqual([])
      expect((await at('company')).filter(isSame(company))).toHaveLength(1)
      expect((await at('Company')).filter(isSame(sample))).toEqual([])
      expect((await at(levels[1] ?? '')).filter(isSame(sample))).toEqual([])
      for (const none of ['Planet', 'constructor']) {
        const unknown = await wire('GET', `${all}?level=${none}`)
        expect([unknown.status, codeOf(unknown)]).toEqual([400, 'List.InvalidType'])
      }
    }
    expect((await wire('DELETE', removal(company))).status).toBe(204)
    expect([(await found(sample)).length, (await found(company)).length]).toEqual([1, 0])
    await wire('DELETE', removal(sample))
  })

  test('lists by every name it declares', async () => {
    await wire('POST', all, sample)
    for (const name of listBy.filter((one) => fieldOf(one))) {
      const value = sample[fieldOf(name) ?? '']
      if (value === undefined) continue
      const hit = await wire('GET', `${all}?${name}=${value}&pageSize=100`)
      expect(itemsOf(hit).filter(isSame(sample)), name).toHaveLength(1)
      const either = await wire('GET', `${all}?${name}=nobody|${value}&pageSize=100`)
      if (typeof value === 'string') expect(itemsOf(either), name).toEqual(itemsOf(hit))
      expect(
        itemsOf(hit).every((one) => one[fieldOf(name) ?? ''] === value),
        name,
      ).toBe(true)
      const other = typeof value === 'boolean' ? !value : 'nobody'
      const miss = await wire('GET', `${all}?${name.toUpperCase()}=${other}&pageSize=100`)
      expect(itemsOf(miss).filter(isSame(sample)), `${name} of somebody else`).toEqual([])
    }
    const page = await wire('GET', `${all}?page=1&pageSize=1&depth=all`)
    expect(metaIn(page)).toMatchObject({ Page: 1, PageSize: 1, ItemRange: [1, 1] })
    for (const size of ['0', '101'])
      expect(codeOf(await wire('GET', `${all}?pageSize=${size}`))).toBe('List.InvalidPageSize')
    await wire('DELETE', removal(sample))
  })

  test.runIf(path.includes(':'))('is a 404 of the parent when the parent is not there', async () => {
    const [parent = ''] = parametersOf(path)
    const lost = await wire('GET', pathWith(path, { ...names, [parent]: 'nobody' }))
    expect([lost.status, codeOf(lost)]).toEqual([404, 'NotFound'])
    expect(errorsOf(lost)[0]?.Data).toMatchObject({ ObjectID: 'nobody' })
  })
})
