import { expect, test } from 'vitest'
import type { Graph } from './graph.ts'
import { leanReactViolations } from './react.ts'

function check(text: string, path = 'client/islands/a.tsx', isTest = false) {
  const graph: Graph = new Map([[path, { path, text, isTest, imports: [] }]])
  return leanReactViolations(graph)
}

test.each([
  ["import { Suspense, useState } from 'react'", 'Suspense'],
  ["import {\n  useState,\n  memo as remember,\n} from 'react'", 'memo'],
  ["import { createPortal } from 'react-dom'", 'createPortal'],
  ["import * as React from 'react'", 'all'],
  ["import React, { useState } from 'react'", 'all'],
])('the check of React reports %j', (text, name) => {
  expect(check(text)).toEqual([`client/islands/a.tsx imports ${name} of React: see scripts/lean-react.ts`])
})

test.each([
  ["import { createContext, useState, type Component } from 'react'"],
  ["import type { Component } from 'react'"],
  ["import { flushSync } from 'react-dom'"],
  ["import { memo } from './memo.ts'"],
])('the check of React permits %j', (text) => expect(check(text)).toEqual([]))

test('the check of React leaves tests and the Worker alone', () => {
  const text = "import { Suspense } from 'react'"
  expect(check(text, 'client/islands/a.test.tsx', true)).toEqual([])
  expect(check(text, 'worker/pages/ssr/a.tsx')).toEqual([])
})
