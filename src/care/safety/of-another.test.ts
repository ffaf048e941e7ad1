/** Danger that is told of somebody else is theirs, and not put to the writer. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';

describe('is theirs', () => {
  it.each([
    'my mate Tom said he wants to end it',
    'my brother says he does not want to be here anymore',
    'my wife keeps saying we would be better off without her',
    'he texted me goodbye and now his phone is off',
    'my sister wrote that everyone would be better off without her',
    'my friend said he wants to end it all',
  ])('%s', (text) => {
    const { level, subject } = detect(text);
    expect(subject, text).toBe('other');
    expect(level, text).toMatch(/ideation|imminent/);
  });
});

describe('is none', () => {
  it.each([
    'she said she wants to end it with me',
    'he said he wants to end it, the engagement I mean',
    'my boss said he wants to end it at five today',
    'my girlfriend says she would be better off without me',
    'she texted goodbye and went to work',
  ])('%s', (text) => {
    const { level, subject } = detect(text);
    expect(subject === 'other' && /ideation|imminent/.test(level), text).toBe(false);
  });
});

describe('is the writer’s', () => {
  it.each([
    'everyone would be better off without me',
    'i texted her goodbye and turned my phone off for good',
  ])('%s', (text) => expect(detect(text).subject).toBe('self'));
});
