import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { asOnePage, forgetPageReads, readOncePerPage } from '../src/one-page.ts'

let reads = 0
const readName = () => readOncePerPage('name', async () => ++reads)

/** The numbers of the reads of a request. */
async function ask(method: string, answer: () => Promise<number[]>): Promise<unknown> {
  const listener: RequestListener = async (_request, response) => {
    const numbers = await answer()
    response.end(JSON.stringify(numbers))
  }
  const server = createServer(asOnePage(listener))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const reply = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, { method })
  return reply.json()
}

const twice = async () => [await readName(), await readName()]

test('a form, and work outside of a page, read each time', async () => {
  reads = 0
  expect(await twice()).toEqual([1, 2])
  expect(await ask('POST', twice)).toEqual([3, 4])
})

test('a page reads once, and the next page again', async () => {
  reads = 0
  expect(await ask('GET', twice)).toEqual([1, 1])
  expect(await ask('GET', twice)).toEqual([2, 2])
})

test('a page reads again after a write and after a failure', async () => {
  reads = 0
  const around = async () => {
    const before = await readName()
    forgetPageReads()
    return [before, await readName()]
  }
  expect(await ask('GET', around)).toEqual([1, 2])
  const failing = async () => {
    await readOncePerPage('name', () => Promise.reject(new Error('down'))).catch(() => {})
    return twice()
  }
  expect(await ask('GET', failing)).toEqual([3, 3])
})
