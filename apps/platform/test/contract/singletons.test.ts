import { fieldsOf } from '@tessera/contract/kit/model'
import { singletons } from '@tessera/contract/platform/operations'
import { expectSaved } from '@tessera/testing/expect-saved'
import { startPlatform } from '@tessera/testing/platform'
import { minimalOf, sampleOf } from '@tessera/testing/sample-of'
import { expectShape } from '@tessera/testing/shape'
import { codeOf, errorsOf } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { describe, expect, test } from 'vitest'
import { isServedByEngine } from '../../src/engine/is-served-by-engine.ts'

const platform = await startPlatform()
const { wire, names } = await createTestWorld(platform)
const other = await createTestWorld(platform)
const served = singletons.filter(isServedByEngine).map((one) => ({ title: `${one.tag} ${one.path}`, one }))

describe.each(served)('$title', ({ one: { model, path } }) => {
  test('is not there before it is saved, for any verb but PUT', async () => {
    for (const verb of ['GET', 'PATCH', 'DELETE'] as const) {
      const reply = await wire(verb, path, verb === 'PATCH' ? sampleOf(model, names) : undefined)
      expect([reply.status, codeOf(reply)], `${verb}: ${reply.text}`).toEqual([404, 'NotFound'])
      expect(errorsOf(reply)[0]?.Data).toMatchObject({ ObjectType: model.title, ObjectID: expect.stringMatching(/./) })
    }
  })

  test('refuses missing, invalid and unknown values', async () => {
    for (const [name, field] of fieldsOf(model).filter(([, one]) => one['x-required'])) {
      const { [name]: _, ...rest } = sampleOf(model, names)
      const left = await wire('PUT', path, rest)
      expect([left.status, codeOf(left), errorsOf(left)[0]?.Data]).toEqual([
        400,
        'ValidationFailure',
        { Property: name },
      ])
      if (!field['x-ref']) continue
      const strange = await wire('PUT', path, { ...rest, [name]: 'nobody' })
      expect([strange.status, codeOf(strange)], strange.text).toEqual([404, 'NotFound'])
    }
    expect((await wire('GET', path)).status).toBe(404)
  })

  test('is saved, saved again, patched and deleted', async () => {
    const saved = await wire('PUT', path, sampleOf(model, names, 1))
    expect(saved.status, saved.text).toBe(200)
    expectShape(model, saved.body)
    expectSaved(model, sampleOf(model, names, 1), saved.body)
    expect((await wire('GET', path)).body).toEqual(saved.body)
    const again = await wire('PUT', path, minimalOf(model, names, 2))
    expectShape(model, again.body)
    for (const [name, field] of fieldsOf(model).filter(([one]) => !(one in minimalOf(model, names, 2))))
      expect(again.body[name], name).toEqual(field.writeOnly ? null : (field.default ?? null))
    const patched = await wire('PATCH', path, sampleOf(model, names, 3))
    expect(patched.status, patched.text).toBe(200)
    expectSaved(model, sampleOf(model, names, 3), patched.body)
    expect((await wire('PATCH', path, {})).body).toEqual(patched.body)
  })

  test('belongs to its marketplace alone', async () => {
    expect((await other.wire('GET', path)).status).toBe(404)
    expect((await other.wire('DELETE', path)).status).toBe(404)
    expect((await wire('GET', path)).status).toBe(200)
    const deleted = await wire('DELETE', path)
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    expect((await wire('DELETE', path)).status).toBe(404)
  })
})
