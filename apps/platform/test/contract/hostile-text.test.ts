import { baseType, fieldsOf } from '@tessera/contract/kit/model'
import { startPlatform } from '@tessera/testing/platform'
import { subjectOf } from '@tessera/testing/resource-subject'
import { watchFaults } from '@tessera/testing/watch-faults'
import { codeOf, errorsOf } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { afterAll, describe, expect, test } from 'vitest'
import { served } from './served.ts'

const world = await createTestWorld(await startPlatform())
const { wire, faults } = watchFaults(world.wire)
afterAll(() => expect(faults).toEqual([]))

const nasty = [
  "Robert'); drop table buyers;--",
  '" or 1=1 --',
  "$1 $$ {0} %s %n \\' \\\\ \\u0000",
  '<script>alert(1)</script>',
  '‮gnp.exe \u200b 𝕏 🧱 é é',
  ' leading and trailing ',
  '0x41 %27 %00 &amp; \r\n\t',
]

describe.each(served)('$title', ({ title, resource }) => {
  const subject = { ...subjectOf(world, resource, `h-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`), wire }
  const free = fieldsOf(resource.model).filter(
    ([name, field]) =>
      baseType(field) === 'string' &&
      !field.readOnly &&
      !field.writeOnly &&
      !field.enum &&
      !field.format &&
      !field['x-ref'] &&
      (field.maxLength ?? 1000) > 60 &&
      !/^(ID|OwnerID|.*Url|URL|.*Endpoint|.*Expression|Default(OptionID|ContextUserName)|ItemSortBy|XpPath|ClientSecret|ConnectClientSecret|HashKey|SharedKey|Email|Currency|Language|State|Zip|Password|Username|CustomAuthHeader.*|SpecID)$/.test(
        name,
      ),
  )

  test.runIf(free.length > 0)('keeps hostile text exactly as it is, in every property', async () => {
    const id = await subject.make(1)
    for (const text of nasty) {
      const body = Object.fromEntries(free.map(([name]) => [name, text]))
      const reply = await wire('PATCH', subject.one(id), body)
      expect(reply.status, reply.text).toBe(200)
      expect(reply.body).toMatchObject(body)
      expect((await wire('GET', subject.one(id))).body).toMatchObject(body)
    }
    await subject.gone(id)
  })

  const others = fieldsOf(resource.model).filter(
    (entry) => baseType(entry[1]) === 'string' && !entry[1].readOnly && !free.includes(entry),
  )

  test.runIf(others.length > 0)('keeps, refuses or leaves alone SQL in every other text: nothing between', async () => {
    const id = await subject.make(1)
    for (const [name] of others)
      for (const text of nasty.slice(0, 3)) {
        const { text: before, body: stored } = await wire('GET', subject.one(id))
        const reply = await wire('PATCH', subject.one(id), { [name]: text })
        if (reply.status === 200) {
          // the owner does not change, a secret is not shown
          expect([text, stored[name]], name).toContain(reply.body[name])
          continue
        }
        expect([400, 404, 409], `${name}: ${reply.text}`).toContain(reply.status)
        expect(errorsOf(reply)[0]?.Message, name).toMatch(/./)
        expect((await wire('GET', subject.one(id))).text, name).toBe(before)
      }
    await subject.gone(id)
  })

  test('takes null for anything without falling over', async () => {
    const id = await subject.make(1)
    for (const [name, field] of fieldsOf(resource.model).filter(([, one]) => !one.readOnly)) {
      const reply = await wire('PATCH', subject.one(id), { [name]: null })
      expect(field['x-required'] ? [400] : [200, 400, 409], `${name}: ${reply.text}`).toContain(reply.status)
    }
    await subject.gone(id)
  })

  test.each(['\u0000', 'a\u0000b', '\ud800', 'a\udfffb'])('refuses text that is none: %j', async (text) => {
    const id = await subject.make(1)
    const before = (await wire('GET', subject.one(id))).text
    for (const [name] of [...free.slice(0, 3), ...(resource.model.properties.xp ? [['xp'] as const] : [])]) {
      const value = name === 'xp' ? { [`k${text}`]: 1, v: text } : text
      const reply = await wire('PATCH', subject.one(id), { [name]: value })
      expect([reply.status, codeOf(reply)], `${name}: ${reply.text}`).toEqual([400, 'ValidationFailure'])
    }
    expect((await wire('GET', subject.one(id))).text).toBe(before)
    await subject.gone(id)
  })
})
