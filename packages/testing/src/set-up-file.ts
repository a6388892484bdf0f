import { endWithTheFile } from './at-the-end.ts'
import { quickenPasswords } from './quick-passwords.ts'

// Vitest runs this before every test file that needs a database
quickenPasswords()
endWithTheFile()
