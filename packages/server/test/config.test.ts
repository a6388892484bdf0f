import { ConfigurationError, hosts, maybeText, oneOf, readConfig, text, url, urls, whole } from '@tessera/server/config'
import { describe, expect, test } from 'vitest'

const settings = {
  PORT: whole(8080, 1, 65_535),
  LOG_LEVEL: oneOf(['info', 'error'], 'info'),
  PUBLIC_URL: url('http://localhost:8080'),
  DATABASE_URL: url('postgres://localhost/x'),
  NAME: text('shop'),
  SECRET: maybeText(),
  ALLOW: hosts(),
  EDGES: urls(),
}

const problem = (environment: Record<string, string>): string => {
  try {
    readConfig(settings, environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
  }
  return ''
}

describe('the configuration', () => {
  test.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65535, not "eighty".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, not "0".'],
    ['PORT', '8080.5', 'PORT must be a whole number from 1 to 65535, not "8080.5".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of info, error, not "loud".'],
    ['PUBLIC_URL', 'shop', 'PUBLIC_URL must be an address such as https://shop.example, not "shop".'],
    ['ALLOW', 'localhost', 'ALLOW must be a list such as localhost:9000,127.0.0.1:9001, not "localhost".'],
    ['ALLOW', 'a:1,https://b:2', 'ALLOW must be a list such as localhost:9000,127.0.0.1:9001, not "a:1,https://b:2".'],
    ['EDGES', 'edge:6081', 'EDGES must be a list such as http://10.0.0.5:6081,http://10.0.0.6:6081, not "edge:6081".'],
  ])('%s=%s is refused, and the variable is named', (name, value, message) => {
    expect(problem({ [name]: value })).toBe(message)
  })

  test('says everything that is wrong at once', () => {
    expect(problem({ PORT: 'x', LOG_LEVEL: 'y', PUBLIC_URL: 'z' }).split('\n')).toHaveLength(3)
  })

  test('does not show the password of an address that cannot be read', () => {
    const message = problem({ DATABASE_URL: 'postgres://me:hunter2@ho st:port/x' })
    expect(message).toMatch(/^DATABASE_URL must be /)
    expect(message).not.toContain('hunter2')
  })

  test('falls back for what is not set or empty', () => {
    expect(readConfig(settings, { PORT: '', NAME: '' })).toEqual({
      PORT: 8080,
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://localhost:8080',
      DATABASE_URL: 'postgres://localhost/x',
      NAME: 'shop',
      SECRET: undefined,
      ALLOW: [],
      EDGES: [],
    })
  })

  test('takes what is set, addresses without a slash at the end', () => {
    expect(
      readConfig(settings, { PORT: '1', PUBLIC_URL: 'https://shop.example/', SECRET: 's', ALLOW: 'a:1, [::1]:2' }),
    ).toMatchObject({
      PORT: 1,
      PUBLIC_URL: 'https://shop.example',
      SECRET: 's',
      ALLOW: ['a:1', '[::1]:2'],
    })
  })
})
