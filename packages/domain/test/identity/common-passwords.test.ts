import { isInFilter } from '@tessera/domain/identity/password-filter'
import { defaultRules, passwordProblems } from '@tessera/domain/identity/password-rules'
import { commonPasswords } from '@tessera/server/common-passwords'
import { describe, expect, test } from 'vitest'

const problemsOf = (password: string) => passwordProblems(password, defaultRules, { commonPasswords })

describe('common passwords', () => {
  test.each([
    'Password123!',
    'PASSWORD123!',
    'Welcome2024',
    'Summer2025!',
    'P@ssw0rd123',
    'qwertyuiop',
    '1234567890',
    'iloveyou123',
    'basketball',
    'passwordpassword',
    '1qaz2wsx3edc',
    ' Password123! ',
    'Ｐａｓｓｗｏｒｄ１２３！',
  ])('%s is refused', (password) => {
    expect(problemsOf(password)).toEqual([
      'must not be one of the most common passwords, which are the first to be guessed',
    ])
  })

  test.each([
    'correct horse battery',
    'green tile on the floor',
    'Tessera-local-1',
    'Quiet-Morning-7',
    'kxq7 mnv2 pzt9',
  ])('%s is taken', (password) => {
    expect(problemsOf(password)).toEqual([])
  })

  test('are a file of at most 300 kB that takes less than one of a thousand others for one of them', () => {
    expect(commonPasswords.length).toBeLessThanOrEqual(300_000)
    const others = Array.from({ length: 100_000 }, (_, index) => `three plain words ${index}`)
    expect(others.filter((one) => isInFilter(commonPasswords, one)).length).toBeLessThan(100)
  })
})
