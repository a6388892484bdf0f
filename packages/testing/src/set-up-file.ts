import { endWithTheFile } from './at-the-end.ts'
import { quickenPasswords } from './quick-passwords.ts'

// Vitest runs this before every file of tests which need a database
quickenPasswords()
endWithTheFile()
