import { BlockList } from 'node:net'
import { closedIPv4, closedIPv6, isPublicAddress } from '@tessera/server/outbound/is-public-address'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.1', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.169.254'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.1', '192.31.196.255'],
  ['192.52.193.1', '192.52.193.255'],
  ['192.88.99.1', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.1', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.1', '239.255.255.255'],
  ['240.0.0.1', '255.255.255.255'],
  ['::', '::1'],
  ['::7f00:1', '::a00:1'],
  ['::ffff:8.8.8.8', '::ffff:7f00:1'],
  ['64:ff9b::808:808', '64:ff9b:1::1'],
  ['100::1', '100:0:0:1::1'],
  ['2001::1', '2001:1ff:ffff::1'],
  ['2001:db8::1', '2001:db8:ffff::1'],
  ['2002:7f00:1::1', '2002:808:808::1'],
  ['2620:4f:8000::1', '2620:4f:8000:ffff::1'],
  ['3fff::1', '3fff:fff::1'],
  ['5f00::1', '4000::1'],
  ['fc00::1', 'fdff:ffff::1'],
  ['fe80::1', 'febf::1'],
  ['fe80::1%eth0', '2a00::1%eth0'],
  ['fec0::1', 'feff::1'],
  ['ff02::1', 'ff0e::1'],
])('%s and %s are not public', (first, last) => {
  expect(isPublicAddress(first)).toBe(false)
  expect(isPublicAddress(last)).toBe(false)
})

test.each(['', 'localhost', '1.2.3', '1.2.3.4.5', '0x7f.0.0.1', '8.8.8.8/8', '[2a00::1]', 'g::1'])(
  'what is not an address, such as "%s", is not public',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2001:200::1',
  '2003::1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('no address of a listed range is public', () => {
  const list = new BlockList()
  for (const [network, prefix] of closedIPv4) list.addSubnet(network, prefix, 'ipv4')
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(address)).toBe(!list.check(address, 'ipv4'))
    }),
  )
})

test('an IPv6 address is public only when it begins with 2 or 3 and is on no list', () => {
  const list = new BlockList()
  for (const [network, prefix] of closedIPv6) list.addSubnet(network, prefix, 'ipv6')
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(groups, (numbers) => {
      const address = numbers.map((one) => one.toString(16)).join(':')
      const isGlobal = (numbers[0] ?? 0) >> 13 === 1
      expect(isPublicAddress(address)).toBe(isGlobal && !list.check(address, 'ipv6'))
    }),
  )
})
