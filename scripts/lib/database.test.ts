import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './database.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('applies each migration once, in order', () => {
  const file = join(folder, 'd1.sqlite')
  writeFileSync(join(folder, '0002_b.sql'), 'INSERT INTO a VALUES (2);')
  writeFileSync(join(folder, '0001_a.sql'), 'CREATE TABLE a (n); INSERT INTO a VALUES (1);')
  expect(migrate(file, folder)).toEqual(['0001_a.sql', '0002_b.sql'])
  writeFileSync(join(folder, '0003_c.sql'), 'INSERT INTO a VALUES (3);')
  expect(migrate(file, folder)).toEqual(['0003_c.sql'])
  expect(
    new DatabaseSync(file)
      .prepare('SELECT n FROM a')
      .all()
      .map((row) => row['n']),
  ).toEqual([1, 2, 3])
})

test('rolls back a migration that fails halfway', () => {
  const file = join(folder, 'd1.sqlite')
  writeFileSync(join(folder, '0001_a.sql'), 'CREATE TABLE a (n); INSERT INTO missing VALUES (1);')
  expect(() => migrate(file, folder)).toThrow(/missing/)
  expect(new DatabaseSync(file).prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'a'").get()).toEqual({
    n: 0,
  })
})
