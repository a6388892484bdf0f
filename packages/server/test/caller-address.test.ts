import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { callerAddress } from '@tessera/server/caller-address'
import { addressBlock } from '@tessera/server/rate-limit'
import { expect, test } from 'vitest'

function asked(told?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.1' })
  const message = new IncomingMessage(socket)
  if (told !== undefined) message.headers['x-forwarded-for'] = told
  return message
}

test('what a caller says of itself counts for nothing where no proxy is trusted', () => {
  expect(callerAddress(asked('203.0.113.9'), 0)).toBe('192.0.2.1')
  expect(callerAddress(asked(), 0)).toBe('192.0.2.1')
})

test.each([
  [undefined, 1, '192.0.2.1'],
  ['', 1, '192.0.2.1'],
  ['203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.7 ,203.0.113.9', 2, '198.51.100.7'],
  ['203.0.113.9', 5, '203.0.113.9'],
])('of %j, behind %i proxies, %s is the caller', (told, hops, address) => {
  expect(callerAddress(asked(told), hops)).toBe(address)
})

test('an IPv6 caller is counted by its block of 64 bits, however the address is written', () => {
  const blocks = ['2001:db8:0:0:1:2:3:4', '2001:db8::5:6:7:8', '2001:db8::9', '2001:0db8:0000::1'].map(addressBlock)
  expect(new Set(blocks)).toEqual(new Set(['2001:db8:0:0']))
  expect(addressBlock('2001:db8:0:1::1')).toBe('2001:db8:0:1')
  expect(addressBlock('::1')).toBe('0:0:0:0')
  expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0')
})

test('an IPv4 caller is one address, however it is written', () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1'])
    expect(addressBlock(address)).toBe('192.0.2.1')
})
