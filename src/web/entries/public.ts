/** Starts a visitor's page. */
import '../styles/public.css';
import { startVisitorPage } from '../visitor.ts';

startVisitorPage();
