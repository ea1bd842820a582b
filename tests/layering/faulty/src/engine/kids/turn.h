// A step of a procedure.
