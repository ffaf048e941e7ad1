/** Where reading aloud stands in a conversation; stops it when the conversation is left. */
import { createElement, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '#platform/ui/store.ts';
import { loadDesk } from './ask.ts';
import { aloud, asked, type DeskProps, desk, recallAloud, stopReading } from './desk.ts';

/** The stop bar, the voices and the voice itself, once somebody has asked for them. */
export function ReadAloud(props: DeskProps) {
  const Desk = useStore(desk);
  const navigate = useNavigate();
  useEffect(() => {
    recallAloud();
    if (aloud.get()) void loadDesk();
    return () => {
      stopReading();
      asked.set(null);
    };
  }, []);
  return Desk ? createElement(Desk, { ...props, navigate: (to) => void navigate(to) }) : null;
}
