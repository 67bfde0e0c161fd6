-- The seeded attributes belong to every application, also to those of markets that are added later: null.
UPDATE talonone_attributes SET applications = 'null' WHERE applications = '[1,2,3]';
