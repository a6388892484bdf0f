import type { Model } from '@tessera/contract/kit/model'
import { collectionPath, idParameter, type Resource } from '@tessera/contract/kit/resource'
import { resources, singletons } from '@tessera/contract/platform/operations'
import { isUnrecorded, listUnrecorded } from '@tessera/domain/changes/unrecorded-fields'
import { fetchInto } from '@tessera/server/fetch-into'
import { expectSaved } from '@tessera/testing/expect-saved'
import { startPlatform } from '@tessera/testing/platform'
import { choosesID, hasVerb, titleOf } from '@tessera/testing/resource-subject'
import { sampleOf } from '@tessera/testing/sample-of'
import { type JsonBody, pathWith } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { addStaffMember, answerNoTasks, serveConsole, signInToConsole } from './a-console.ts'
import { controlsOf, submitForm } from './page-form.ts'
import { pressUndo } from './press-undo.ts'
import { asTyped, typedValues } from './typed-values.ts'

const platform = await startPlatform()
const world = await createTestWorld(platform)
const { wire } = world

let browser: Browser
beforeAll(async () => {
  const { admin } = world.shop
  const port = await serveConsole({ admin, platformFetch: fetchInto(platform.app), shopFetch: answerNoTasks })
  await addStaffMember(admin, 'ann', ['FullAccess'])
  browser = await signInToConsole(port, 'ann')
})

/** Orders and all that hangs on them are made by buying; they have tests of their own. */
const ofOrders = /^(Cart|LineItems|OrderReturns|Orders|Payments|Shipments|Subscriptions|SubscriptionItems)$/
const created = resources
  .filter((resource) => hasVerb(resource, 'Create') && !ofOrders.test(resource.tag))
  .map((resource) => ({ title: titleOf(resource), resource }))

/** Some of their properties cannot be changed, and repeat after four. */
const hasFixedParts = /^(ImpersonationConfig|TrackingEvent)$/

const idOf = ({ path }: Page): string => decodeURIComponent(/\/([^/?]+)\?done=/.exec(path)?.[1] ?? '')

const getRecord = async (path: string): Promise<JsonBody> => {
  const { status, body, text } = await wire('GET', path)
  expect(status, text).toBe(200)
  return asTyped(body)
}

describe.each(created)('$title', ({ resource }) => {
  const { model, path } = resource
  const names = world.namesFor(path)
  const list = pathWith(collectionPath(resource), names)
  const sample = (n: number) => asTyped(sampleOf(model, names, n, 'form'))

  test('is created, changed and deleted by its forms, and each is undone from its notice', async () => {
    const empty = await browser.open(`/console/r${list}/new`)
    expect(empty.status, empty.text.slice(0, 300)).toBe(200)
    const made = await submitForm(browser, empty, typedValues(controlsOf(empty), sample(5)))
    expect([made.status, made.path], problemOn(made)).toEqual([200, expect.stringContaining('?done=created&undo=')])
    const record = `${list}/${idOf(made)}`
    const asMade = await getRecord(record)
    expectSaved(model, withoutID(resource, sample(5)), asMade)

    const form = await browser.open(`/console/r${record}?view=edit`)
    const same = await submitForm(browser, form)
    expect(same.path, problemOn(same)).toBe(`/console/r${record}?done=same`)
    const { ID: _, ...changes } = sample(hasFixedParts.test(model.title) ? 9 : 6)
    const saved = await submitForm(browser, form, typedValues(controlsOf(form), changes))
    expect(saved.path, problemOn(saved)).toMatch(hasFixedParts.test(model.title) ? /done=/ : /done=changed&undo=/)
    expectSaved(model, changes, await getRecord(record))
    if (saved.path.includes('undo=')) await expectUndone(saved, record, model, asMade)

    const asked = await browser.open(`/console/r${record}?view=delete`)
    expect(asked.text).toContain('will be deleted')
    expect((await wire('GET', record)).status).toBe(200)
    const gone = await submitForm(browser, asked)
    expect(gone.path, problemOn(gone)).toContain(`/console/r${list}?done=deleted`)
    expect((await wire('GET', record)).status).toBe(404)
    expect(gone.path.includes('undo=')).toBe(!asked.text.includes('You can’t undo this.'))
    if (gone.path.includes('undo=')) {
      await expectUndone(gone, record, model, asMade)
      expect((await wire('DELETE', record)).status).toBe(204)
    } else expect(listUnrecorded(model)).not.toEqual([])
    await expectNewUndone(list, sample(5))
  })
})

/** Creates one more and presses Undo in the notice: it is gone, with its keys. */
async function expectNewUndone(list: string, body: JsonBody): Promise<void> {
  const empty = await browser.open(`/console/r${list}/new`)
  const made = await submitForm(browser, empty, typedValues(controlsOf(empty), body))
  const undone = await pressUndo(browser, made)
  expect([undone.status, undone.path], undone.text.slice(-900)).toEqual([200, expect.stringMatching(/done=undone$/)])
  expect((await wire('GET', `${list}/${idOf(made)}`)).status).toBe(404)
}

/** Presses Undo in the notice. What the history does not have is named, and the rest is as it was. */
async function expectUndone(done: Page, at: string, model: Model, was: JsonBody): Promise<void> {
  const undone = await pressUndo(browser, done)
  const isOpen = listUnrecorded(model).length > 0
  expect([undone.status, undone.path], undone.text.slice(-900)).toEqual([
    200,
    expect.stringMatching(isOpen ? /done=undone-open$/ : /done=undone$/),
  ])
  const recorded = Object.fromEntries(Object.entries(was).filter(([name]) => !isUnrecorded(name)))
  expectSaved(model, recorded, await getRecord(at))
}

/** The words above a form that was not saved. */
const problemOn = ({ text }: { text: string }): string =>
  /(Nothing was saved|It wasn’t deleted).{0,300}/.exec(text)?.[0] ?? ''

const withoutID = (resource: Resource, body: JsonBody): JsonBody => {
  const { ID, ...rest } = body
  expect(idParameter(resource)).toBeTruthy()
  return choosesID(resource) ? { ID, ...rest } : rest
}

describe.each(singletons.map((one) => ({ title: `${one.tag} ${one.path}`, one })))(
  '$title',
  ({ one: { model, path } }) => {
    test('is set, changed and cleared, and set again by Undo; not set is a state of its own', async () => {
      const page = `/console/s${path}`
      const sample = (n: number) => asTyped(sampleOf(model, world.names, n))
      expect((await browser.open(page)).text).toContain('It has never been saved')
      const empty = await browser.open(`${page}?view=edit`)
      const set = await submitForm(browser, empty, typedValues(controlsOf(empty), sample(1)))
      expect(set.path, problemOn(set)).toContain(`${page}?done=changed&undo=`)
      expectSaved(model, sample(1), await getRecord(path))
      const form = await browser.open(`${page}?view=edit`)
      const saved = await submitForm(browser, form, typedValues(controlsOf(form), sample(2)))
      expect(saved.path, problemOn(saved)).toMatch(/done=(changed&undo=|same$)/)
      expectSaved(model, sample(2), await getRecord(path))
      const asked = await browser.open(`${page}?view=delete`)
      const cleared = await submitForm(browser, asked)
      expect(cleared.path).toContain(`${page}?done=cleared`)
      expect(cleared.text).toContain('It has never been saved')
      expect((await wire('GET', path)).status).toBe(404)
      expect(cleared.path.includes('undo=')).toBe(!asked.text.includes('You can’t undo this.'))
      if (!cleared.path.includes('undo=')) return expect(listUnrecorded(model)).not.toEqual([])
      await expectUndone(cleared, path, model, sample(2))
    })
  },
)
