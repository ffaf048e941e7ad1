/** Starts the page of plans and prices. */
import '../styles/plans.css';
import { startVisitorPage } from '../visitor.ts';

startVisitorPage();
